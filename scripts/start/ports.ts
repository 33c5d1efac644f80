import { createServer, type Server } from "node:net";
import type { Handed } from "./handover.ts";
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

/** Ports that no other process can take. */
export interface ReservedPorts {
  readonly ports: Ports;
  /** The sockets of these ports, for the service that listens there. */
  readonly sockets: (ports: readonly number[]) => readonly Handed[];
  /** Gives up the ports that no service has taken yet, but for those that one of the services will. */
  readonly release: (kept?: readonly number[]) => Promise<void>;
}

/**
 * Reserves the public port and the others: PORT+1 sandbox, PORT+2 gateway, PORT+3 shop, PORT+4 its pictures, PORT+5 the
 * mailbox's SMTP; any free one instead of a taken one. To reserve a port is to listen there: however much later its
 * service starts, no other process takes it meanwhile.
 *
 * @param host where people's browsers come: web and sandbox
 * @returns a failure when the public port cannot be had, because its addresses are what people type
 */
export async function reservePorts(web: number, host: string): Promise<Outcome<ReservedPorts>> {
  const reserved = new Map<number, Server>();
  const release = async (kept: readonly number[] = []): Promise<void> => {
    const given = [...reserved].filter(([port]) => !kept.includes(port));
    for (const [port] of given) reserved.delete(port);
    await Promise.all(given.map(([, server]) => closed(server)));
  };
  const problem = await reservePublic(web, host, reserved);
  if (problem !== null) return problem;
  const take = (wanted: number, address: string): Promise<number> => reserveNear(wanted, address, reserved);
  const ports = {
    web,
    sandbox: await take(web + 1, host),
    gateway: await take(web + 2, loopback),
    shop: await take(web + 3, loopback),
    media: await take(web + 4, loopback),
    smtp: await take(web + 5, loopback),
  };
  const sockets = (wanted: readonly number[]): readonly Handed[] =>
    wanted.flatMap((port) => {
      const server = reserved.get(port);
      const close = (): void => {
        reserved.delete(port);
        server?.close();
      };
      return server === undefined ? [] : [{ name: String(port), handle: Reflect.get(server, "_handle"), close }];
    });
  return success({ ports, sockets, release });
}

const loopback = "127.0.0.1";

/** Null once the public port is reserved. */
async function reservePublic(
  port: number,
  host: string,
  reserved: Map<number, Server>,
): Promise<ReturnType<typeof failure> | null> {
  // A listener on ::1 alone would receive what a browser sends to "localhost".
  for (const address of new Set(["::1", host])) {
    const listening = await listen(port, address);
    if (listening.ok && address === host) reserved.set(port, listening.server);
    else if (listening.ok) await closed(listening.server);
    else if (listening.code === "EADDRINUSE") {
      return failure(
        `Port ${port} is in use. Stop what runs there or choose another one: PORT=${port < 65_000 ? port + 100 : 3000} npm start`,
      );
    } else if (listening.code === "EACCES") {
      return failure(`Port ${port} needs more rights than this user has: choose one above 1023.`);
    } else if (address === host) return failure(`Cannot listen on ${host}:${port} (${listening.code}).`);
  }
  return null;
}

/** Reserves the wanted port when it is free, else one that the system offers. */
async function reserveNear(wanted: number, host: string, reserved: Map<number, Server>): Promise<number> {
  const first = wanted <= 65_535 && !reserved.has(wanted) ? await listen(wanted, host) : null;
  const listening = first?.ok === true ? first : await listen(0, host);
  if (!listening.ok) throw new Error(`No port is free (${listening.code})`);
  const address = listening.server.address();
  if (address === null || typeof address === "string") throw new Error("The server does not listen on a port");
  reserved.set(address.port, listening.server);
  return address.port;
}

type Listening = { readonly ok: true; readonly server: Server } | { readonly ok: false; readonly code: string };

/** Listens; closes connections that come before the service is there. */
function listen(port: number, host: string): Promise<Listening> {
  return new Promise((resolve) => {
    const server = createServer((early) => early.destroy());
    server.once("error", (error) => resolve({ ok: false, code: systemCode(error) }));
    server.listen({ port, host, exclusive: true }, () => resolve({ ok: true, server }));
  });
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => void server.close(() => resolve()));
}
