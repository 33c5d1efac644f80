import type { Server } from "node:net";
import process from "node:process";
import { supervision } from "./config.ts";

/**
 * How a supervised process ends without losing a connection: it hands its listening sockets, and what else must outlive
 * it, to its supervisor, which gives them to the next process. Both take connections from one queue of the system, so
 * none is refused and none is reset.
 *
 * A supervisor speaks by the IPC channel and sets HANDOVER to `first` or, for a process that takes another one's place,
 * `next`; HANDOVER_NAMES names what it takes over, with commas between. Without a supervisor a process ends on its signal, as any other.
 */
interface Message {
  readonly handover: "handle" | "leave" | "leaving" | "prepared" | "wants";
  /** Of what is handed over: a port, or a word. */
  readonly name?: string;
  /** How long connections stay open whose clients do not know yet that the process ends, in ms. */
  readonly linger?: number;
}

/** Node's own handles that this process can hand over, by name. */
const offers = new Map<string, () => unknown>();
const awaited = new Map<string, (handle: unknown) => void>();
const permission = Promise.withResolvers<void>();
let mayLeave = false;
let linger: number | null = null;

const isSupervised = supervision.kind !== null && process.send !== undefined;
/** True for a process that takes another one's place, which goes on until this one listens. */
export const isSuccessor = isSupervised && supervision.kind === "next";

if (isSupervised) {
  process.on("message", (message: unknown, handle: unknown) => {
    if (!isMessage(message)) return;
    if (message.handover === "handle") awaited.get(message.name ?? "")?.(handle);
    if (message.handover !== "leave") return;
    linger = message.linger ?? null;
    mayLeave = true;
    permission.resolve();
  });
  process.once("disconnect", () => permission.resolve());
  // Listening to the supervisor alone keeps no process alive.
  process.channel?.unref();
}

/** True for what the process before this one hands over; a port among it is in use, and no one else's. */
export const isInherited = (name: string): boolean => isSupervised && supervision.names.has(name);

/** Node's handle of what the process before this one hands over; null when it hands over nothing of that name. */
export async function inherited(name: string): Promise<unknown> {
  if (!isInherited(name)) return null;
  const handle = new Promise<unknown>((resolve) => awaited.set(name, resolve));
  // Nothing else may keep a process alive that is about to listen.
  process.channel?.ref();
  tell({ handover: "wants", name });
  await handle;
  process.channel?.unref();
  return handle;
}

/**
 * The listening socket for a port from the process before this one; null without one. Asked for when everything else
 * is prepared: that process takes no more connections from now on.
 */
export async function inheritedListener(port: number): Promise<unknown> {
  if (isInherited(String(port))) tell({ handover: "prepared" });
  return inherited(String(port));
}

/** Offers something to the process after this one; given again, it replaces what was offered by that name. */
export function offer(name: string, handle: () => unknown): void {
  offers.set(name, handle);
}

/** Offers the socket of a server that listens. */
export function offerListener(server: Server, port: number): void {
  offer(String(port), () => handleOf(server));
  server.once("close", () => offers.delete(String(port)));
}

/**
 * Asks the supervisor for the next process, hands over what was offered, and settles when this process may end; at once
 * without a supervisor.
 */
export async function untilReplaced(): Promise<void> {
  if (!isSupervised || mayLeave || !process.connected) return;
  for (const [name, handle] of offers) tell({ handover: "handle", name }, handle());
  tell({ handover: "leaving" });
  await permission.promise;
}

/** How long a process that was replaced leaves connections open, in ms; null when no other takes its place. */
export const lingerTime = (): number | null => linger;

/** Node's own handle of a server or a pipe: a server itself would take connections in the supervisor as well. */
export const handleOf = (owner: object): unknown => Reflect.get(owner, "_handle");

function tell(message: Message, handle?: unknown): void {
  // The channel may close at any moment: a process whose supervisor has gone ends by itself.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node sends its own handles, which its types leave out
  process.send?.(message, handle as Server | undefined, undefined, () => undefined);
}

const isMessage = (message: unknown): message is Message =>
  typeof message === "object" && message !== null && "handover" in message;
