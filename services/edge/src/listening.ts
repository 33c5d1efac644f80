import type { Server } from "node:http";

/** How a server ends, in milliseconds. */
export interface Ending {
  /** It still takes requests, so that balancers notice first. */
  readonly drain: number;
  /** Then requests under way may take this much longer. */
  readonly patience: number;
}

/** How often connections are looked at that have become idle while the server ends, in milliseconds. */
const sweepInterval = 50;

/** Listens; see `EdgeServer.listen`. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.removeListener("error", reject);
      const address = server.address();
      if (address === null || typeof address === "string") reject(new Error("The server does not listen on a port"));
      else resolve(address.port);
    });
  });
}

/** Idle connections are closed last: a request may be on its way on each of them. */
export async function drain(server: Server, ending: Ending): Promise<void> {
  if (!server.listening) return;
  await new Promise((resume) => setTimeout(resume, ending.drain));
  await new Promise<void>((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), ending.patience);
    const sweep = setInterval(() => server.closeIdleConnections(), sweepInterval);
    server.close(() => {
      clearTimeout(force);
      clearInterval(sweep);
      resolve();
    });
  });
}
