import { createServer, type Socket, connect } from "node:net";

/** The way between a browser and a storefront, which a test cuts: service workers know no network but a real one. */
export interface Relay {
  readonly port: number;
  /** Port of the storefront; another one is another deployment. */
  target: number;
  /** Cuts the network: what is under way breaks off, nothing gets through. */
  cut(): void;
  /**
   * Cuts it at a moment of its own: once the browser has sent something that fits and the storefront has answered.
   * @returns settles when that has happened
   */
  cutAfter(sent: RegExp): Promise<void>;
  restore(): void;
  stop(): Promise<void>;
}

/** @param target port of a storefront on this machine */
export async function startRelay(target: number): Promise<Relay> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let trap: { readonly sent: RegExp; readonly done: () => void } | null = null;

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
    let sprung: (() => void) | null = null;
    browser.on("data", (bytes: Buffer) => {
      if (trap?.sent.test(bytes.toString("latin1"))) [sprung, trap] = [trap.done, null];
      storefront.write(bytes);
    });
    storefront.on("data", (bytes: Buffer) => {
      if (sprung === null) return void browser.write(bytes);
      // The storefront has acted; nothing of its answer arrives.
      cut();
      sprung();
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
    cutAfter: (sent) => new Promise((resolve) => (trap = { sent, done: resolve })),
    restore: () => (isCut = false),
    stop: () =>
      new Promise((resolve) => {
        cut();
        server.close(() => resolve());
      }),
  };
  return relay;
}
