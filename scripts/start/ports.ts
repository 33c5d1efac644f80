import { createServer } from "node:net";
import { failure, success, systemCode, type Outcome } from "./outcome.ts";

/** The ports of one running Chalkbox; `web` is the public one. */
export interface Ports {
  readonly web: number;
  readonly sandbox: number;
  readonly gateway: number;
  readonly shop: number;
  /** The shop's pictures, a listener of their own. */
  readonly media: number;
  /** Where the sandbox's mailbox receives mails. */
  readonly smtp: number;
}

/**
 * Checks the public port and picks the others: PORT+1 sandbox, PORT+2 gateway, PORT+3 shop, PORT+4 its pictures, PORT+5
 * the mailbox's SMTP; any free one instead of a taken one.
 *
 * @returns a failure when the public port cannot be had, because its addresses are what people type
 */
export async function choosePorts(web: number, host: string): Promise<Outcome<Ports>> {
  // A listener on ::1 alone would receive what a browser sends to "localhost".
  for (const address of new Set([host, "::1"])) {
    const problem = await tryPort(web, address);
    if (problem === "EADDRINUSE") {
      return failure(
        `Port ${web} is in use. Stop what runs there or choose another one: PORT=${web < 65_000 ? web + 100 : 3000} npm start`,
      );
    }
    if (problem === "EACCES")
      return failure(`Port ${web} needs more rights than this user has: choose one above 1023.`);
    if (problem !== "" && address === host) return failure(`Cannot listen on ${host}:${web} (${problem}).`);
  }
  const taken = new Set([web]);
  const sandbox = await freePort(web + 1, taken);
  const gateway = await freePort(web + 2, taken);
  const shop = await freePort(web + 3, taken);
  const media = await freePort(web + 4, taken);
  const smtp = await freePort(web + 5, taken);
  return success({ web, sandbox, gateway, shop, media, smtp });
}

/** The wanted port when it is free, else one that the system offers; adds it to `taken`. */
async function freePort(wanted: number, taken: Set<number>): Promise<number> {
  if (wanted <= 65_535 && !taken.has(wanted) && (await tryPort(wanted, "127.0.0.1")) === "") {
    taken.add(wanted);
    return wanted;
  }
  for (;;) {
    const offered = await offeredPort();
    if (taken.has(offered)) continue;
    taken.add(offered);
    return offered;
  }
}

/** Listens for a moment; "" when that works, else the system's error code. */
function tryPort(port: number, host: string): Promise<string> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error) => resolve(systemCode(error)));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve("")));
  });
}

function offeredPort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        address !== null && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });
}
