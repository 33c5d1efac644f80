import type { Server } from "node:http";
import { Server as NetServer } from "node:net";
import { inheritedListener, lingerTime, offerListener } from "./handover.ts";
import { edgeLimits } from "./limits.ts";
import { stopTaking } from "./takers.ts";

/** How a server ends, in milliseconds. */
export interface Ending {
  /** It still takes requests, so that balancers notice first. */
  readonly drain: number;
  /** Then requests under way may take this much longer. */
  readonly patience: number;
}

/** How often connections are looked at that have become idle while the server ends, in milliseconds. */
const sweepInterval = 50;

/** Listens, on the socket of the process before this one where there is one; see `EdgeServer.listen`. */
export async function listen(server: NetServer, port: number, host: string): Promise<number> {
  const inherited = await inheritedListener(port);
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    const onListening = (): void => {
      server.removeListener("error", reject);
      const address = server.address();
      if (address === null || typeof address === "string") {
        reject(new Error("The server does not listen on a port"));
        return;
      }
      offerListener(server, address.port);
      resolve(address.port);
    };
    const { backlog } = edgeLimits;
    if (inherited === null) server.listen(port, host, backlog, onListening);
    else server.listen(inherited, backlog, onListening);
  });
}

/** Idle connections are closed last: a request may be on its way on each of them. */
export async function drain(server: Server, ending: Ending): Promise<void> {
  if (!server.listening) return;
  const linger = lingerTime();
  if (linger === null) {
    await pause(ending.drain);
    return close(server, ending.patience);
  }
  // The next process has the socket. Node's own end of an HTTP server would close idle connections at once.
  const left = new Promise<void>((resolve) => {
    stopTaking(server);
    NetServer.prototype.close.call(server, () => resolve());
  });
  await Promise.race([left, pause(linger)]);
  await close(server, ending.patience);
}

function close(server: Server, patience: number): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => server.closeAllConnections(), patience);
    const sweep = setInterval(() => server.closeIdleConnections(), sweepInterval);
    const end = (): void => {
      clearTimeout(force);
      clearInterval(sweep);
      resolve();
    };
    stopTaking(server);
    if (server.listening) server.close(end);
    else {
      server.closeIdleConnections();
      server.getConnections((_error, open) => (open === 0 ? end() : server.once("close", end)));
    }
  });
}

const pause = (time: number): Promise<void> => new Promise((resume) => setTimeout(resume, time));
