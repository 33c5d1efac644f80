import { createServer } from "node:net";
import { once } from "node:events";
import { expect, it, onTestFinished } from "vitest";
import { openRaw, sendRaw } from "../test/raw-socket.ts";
import { startServer } from "../test/start.ts";
import { stopTaking, takeSeveral } from "./takers.ts";

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`;

/** Blocks this thread, as rendering does. */
const block = (ms: number): void => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

/** The most connections that are taken between two turns of the event loop while thirty wait. */
async function mostInATurn(takers: number): Promise<number> {
  let [taken, turn, most] = [0, 0, 0];
  const server = createServer((socket) => {
    taken += 1;
    turn += 1;
    most = Math.max(most, turn);
    socket.destroy();
  });
  server.listen(0, "127.0.0.1", 4_096);
  await once(server, "listening");
  onTestFinished(() => void server.close());
  await takeSeveral(server, takers, 4_096);
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  const clients = Array.from({ length: 30 }, () => openRaw(port, ""));
  let isOver = false;
  const count = (): void => {
    turn = 0;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  // They are all in the system's queue before the first is taken.
  setImmediate(() => block(200));
  await Promise.allSettled(clients);
  await expect.poll(() => taken).toBe(30);
  isOver = true;
  stopTaking(server);
  return most;
}

it("a server with several handles of its socket takes as many connections in a turn of the event loop", async () => {
  expect(await mostInATurn(1)).toBe(1);
  expect(await mostInATurn(8)).toBe(8);
});

it("connections that any of the handles takes are the server's: counted, answered and ended with it", async () => {
  const { port, server } = await startServer({ takers: 8, limits: { connectionsPerAddress: 10 } });
  const answers = await Promise.all(Array.from({ length: 9 }, () => sendRaw(port, get("/a"))));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const sockets = await Promise.all(Array.from({ length: 10 }, () => openRaw(port, "GET / HTTP/1.1\r\n")));
  await expect.poll(() => server.connections).toBe(10);
  expect((await sendRaw(port, get("/"))).status).toBe(0);
  await server.stop({ drain: 0, patience: 20 });
  await expect.poll(() => sockets.every(({ closed }) => closed)).toBe(true);
  expect((await sendRaw(port, get("/"))).status).toBe(0);
});
