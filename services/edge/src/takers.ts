import { fork } from "node:child_process";
import type { Server } from "node:net";
import { handleOf } from "./handover.ts";

/** Node's own handle of a listening socket, as far as it is used here. */
interface ListeningHandle {
  onconnection: (status: number, client: { close(): void } | undefined) => void;
  listen(backlog: number): number;
  close(): void;
}

/** How long the other process may take, in milliseconds; the server takes connections meanwhile. */
const patience = 5_000;

/** Further handles of a server's socket. */
const takers = new WeakMap<Server, ListeningHandle[]>();

const isListening = (handle: unknown): handle is ListeningHandle =>
  typeof handle === "object" && handle !== null && "listen" in handle && "close" in handle;

/**
 * Lets a server take several connections in one turn of the event loop. Node takes one in each (libuv since 1.45), from
 * one queue for all clients: when turns take long because something is rendered in them, a few hundred connections of
 * one client keep all others waiting for as many turns, those that have left long since as well. With copies of the
 * socket's handle, each of which takes one, the queue is emptied that many times as fast.
 *
 * Only another process can copy a handle; it ends at once. Where that fails the server takes one at a time.
 * @param count of connections in a turn
 */
export async function takeSeveral(server: Server, count: number, backlog: number): Promise<void> {
  const own = handleOf(server);
  if (count < 2 || !isListening(own)) return;
  const copies: ListeningHandle[] = [];
  const helper = fork(new URL("return-handles.ts", import.meta.url), {
    execArgv: ["--disable-warning=ExperimentalWarning"],
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  helper.on("message", (_message, handle) => {
    if (isListening(handle)) copies.push(handle);
    if (helper.connected && copies.length < count - 1) helper.send("another", () => undefined);
    else if (helper.connected) helper.disconnect();
  });
  const late = setTimeout(() => helper.kill(), patience);
  const over = new Promise<void>((resolve) => helper.once("exit", () => resolve()).once("error", () => resolve()));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node sends its own handles, which its types leave out
  helper.send("first", own as unknown as Server, undefined, () => undefined);
  await over;
  clearTimeout(late);
  takers.set(server, copies);
  for (const copy of copies) {
    copy.onconnection = (status, client) => {
      // The server may have closed in this very turn.
      if (server.listening) own.onconnection(status, client);
      else client?.close();
    };
    copy.listen(backlog);
  }
}

/** Takes no more connections by the copies; the server's own handle is closed by its `close`. */
export function stopTaking(server: Server): void {
  for (const copy of takers.get(server) ?? []) copy.close();
  takers.delete(server);
}
