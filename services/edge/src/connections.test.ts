import { once } from "node:events";
import { createServer } from "node:http";
import { expect, it, onTestFinished, vi } from "vitest";
import { openRaw, sendRaw } from "../test/raw-socket.ts";
import { watchConnections } from "./connections.ts";
import { edgeLimits } from "./limits.ts";

it("connections beyond an address's bound reach nothing that parses them, and are one line of the log", async () => {
  const server = createServer((_request, response) => void response.end("fine"));
  /** Is called where Node makes a connection's parser. */
  const parses = vi.fn();
  server.on("connection", parses);
  const log = { warn: vi.fn(), error: vi.fn(), fatal: vi.fn() };
  const connections = watchConnections(server, {
    limits: { ...edgeLimits, connectionsPerAddress: 4 },
    isProxy: () => false,
    log,
    onOpen: () => undefined,
    onSlowBody: () => undefined,
    now: () => performance.now(),
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;

  const sockets = await Promise.all(Array.from({ length: 4 }, () => openRaw(port, "GET / HTTP/1.1\r\n")));
  await vi.waitFor(() => expect(connections.size).toBe(4), { timeout: 10_000 });
  const whole = "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n";
  for (let flood = 0; flood < 20; flood += 1) expect((await sendRaw(port, whole)).status).toBe(0);
  // One that leaves and comes again does not make it a new flood.
  sockets[0]?.destroy();
  await vi.waitFor(() => expect(connections.size).toBe(3), { timeout: 10_000 });
  sockets[0] = await openRaw(port, "GET / HTTP/1.1\r\n");
  expect((await sendRaw(port, whole)).status).toBe(0);
  expect([parses.mock.calls.length, log.warn.mock.calls.length]).toEqual([5, 1]);

  for (const socket of sockets) socket.destroy();
  await vi.waitFor(() => expect(connections.size).toBe(0), { timeout: 10_000 });
  expect((await sendRaw(port, whole)).status).toBe(200);
});
