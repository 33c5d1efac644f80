import { createServer, type Socket, connect } from "node:net";

/**
 * When a cut happens: the request never arrives, it arrives and its answer is not waited for, the storefront has answered
 * and nothing of it arrives, or the beginning of its answer does.
 */
export type Moment = "unsent" | "sent" | "answered" | "within";

/** Bytes of an answer that arrive before a cut within it: the status, and not all headers. */
const beginning = 64;

/** The way between a browser and a storefront, which a test cuts: service workers know no network but a real one. */
export interface Relay {
  readonly port: number;
  /** Port of the storefront; another one is another deployment. */
  target: number;
  /** Cuts the network: what is under way breaks off, nothing gets through. */
  cut(): void;
  /**
   * Cuts it at a moment of its own, once the browser has sent something that fits.
   * @returns settles when that has happened
   */
  cutAfter(sent: RegExp, moment?: Moment): Promise<void>;
  restore(): void;
  stop(): Promise<void>;
}

/** @param target port of a storefront on this machine */
export async function startRelay(target: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let trap: { readonly sent: RegExp; readonly moment: Moment; readonly done: () => void } | null = null;

  const follow = (socket: Socket): void => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    socket.on("error", () => socket.destroy());
  };
  const cut = (): void => {
    isCut = true;
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((browser) => {
    follow(browser);
    if (isCut) return void browser.destroy();
    const storefront = connect(relay.target, "127.0.0.1");
    follow(storefront);
    let sprung: typeof trap = null;
    browser.on("data", (bytes: Buffer) => {
      if (trap?.sent.test(bytes.toString("latin1"))) [sprung, trap] = [trap, null];
      const end = () => {
        cut();
        sprung?.done();
      };
      if (sprung?.moment === "unsent") end();
      else storefront.write(bytes, sprung?.moment === "sent" ? end : undefined);
    });
    storefront.on("data", (bytes: Buffer) => {
      if (sprung === null) return void browser.write(bytes);
      const { moment, done } = sprung;
      // The storefront has acted.
      const end = () => {
        cut();
        done();
      };
      if (moment === "within") browser.write(bytes.subarray(0, beginning), end);
      else end();
    });
    browser.once("close", () => storefront.destroy());
    storefront.once("close", () => browser.end());
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const relay: Relay = {
    port: typeof address === "object" ? (address?.port ?? 0) : 0,
    target,
    cut,
    cutAfter: (sent, moment = "answered") => new Promise((resolve) => (trap = { sent, moment, done: resolve })),
    restore: () => (isCut = false),
    stop: () =>
      new Promise((resolve) => {
        cut();
        server.close(() => resolve());
      }),
  };
  return relay;
}
