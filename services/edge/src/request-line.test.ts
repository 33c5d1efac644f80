import { once } from "node:events";
import type { ServerResponse } from "node:http";
import { expect, it, vi } from "vitest";
import { openRaw, sendRaw } from "../test/raw-socket.ts";
import { startServer } from "../test/start.ts";

const get = (target: string, ...headers: readonly string[]): string =>
  [`GET ${target} HTTP/1.1`, "Host: localhost", ...headers, "", ""].join("\r\n");
const last = (target: string): string => get(target, "Connection: close");

/** A server whose answers wait for the test; `served` are the targets in the order in which they were begun. */
async function startPatient(more: Parameters<typeof startServer>[0] = {}) {
  const served: string[] = [];
  const open: ServerResponse[] = [];
  const started = await startServer({
    handle: (request, response) => {
      served.push(request.url ?? "");
      open.push(response);
    },
    ...more,
  });
  const isServed = (...targets: readonly string[]) =>
    vi.waitFor(() => expect(served).toEqual(targets), { timeout: 10_000 });
  return { ...started, served, isServed, answer: () => open.shift()?.end("fine") };
}

it("a connection has one request under way, and its answers come in order", async () => {
  const { port, isServed, answer, served } = await startPatient();
  const client = sendRaw(port, get("/1") + get("/2") + last("/3"));
  await isServed("/1");
  // Another connection's request comes later and is served: the second one here is still not.
  const other = sendRaw(port, last("/other"));
  await isServed("/1", "/other");
  answer();
  await isServed("/1", "/other", "/2");
  answer();
  answer();
  await isServed("/1", "/other", "/2", "/3");
  answer();
  expect((await client).text.match(/200 OK/g)).toHaveLength(3);
  expect((await other).status).toBe(200);
  expect(served).toHaveLength(4);
});

it("nothing is begun for a connection that has gone while its requests waited", async () => {
  const { port, server, isServed, served, answer } = await startPatient();
  const socket = await openRaw(port, get("/1") + get("/2").repeat(14));
  await isServed("/1");
  socket.destroy();
  await vi.waitFor(() => expect(server.connections).toBe(0), { timeout: 10_000 });
  const next = sendRaw(port, last("/next"));
  await isServed("/1", "/next");
  answer();
  answer();
  expect((await next).status).toBe(200);
  expect(served).toEqual(["/1", "/next"]);
});

it("nothing is begun for a client that has closed its half of the connection", async () => {
  const { port, server, isServed, served } = await startPatient();
  const socket = await openRaw(port, get("/1") + get("/2"));
  await isServed("/1");
  socket.end();
  await vi.waitFor(() => expect(server.connections).toBe(0), { timeout: 10_000 });
  expect(served).toEqual(["/1"]);
});

it("a request behind one that asked for the end of the connection is not begun", async () => {
  const { port, isServed, answer, served } = await startPatient();
  const client = sendRaw(port, last("/1") + get("/2"));
  await isServed("/1");
  answer();
  expect((await client).text.match(/200 OK/g)).toHaveLength(1);
  expect(served).toEqual(["/1"]);
});

it.each(["HEAD", "POST"])("a %s waits for its turn like a GET", async (method) => {
  const { port, isServed, answer } = await startPatient();
  const second = method === "POST" ? "Content-Length: 0" : "X-Second: yes";
  const client = sendRaw(port, get("/1") + get("/2", second).replace("GET", method) + last("/3"));
  await isServed("/1");
  answer();
  await isServed("/1", "/2");
  answer();
  await isServed("/1", "/2", "/3");
  answer();
  expect((await client).text.match(/200 OK/g)).toHaveLength(3);
});

it("a body is asked for when its request is served", async () => {
  const { port, isServed, answer } = await startPatient();
  const expecting = ["POST /2 HTTP/1.1", "Host: a", "Content-Length: 1", "Expect: 100-continue", "", ""].join("\r\n");
  const socket = await openRaw(port, get("/1") + expecting);
  let received = "";
  socket.on("data", (chunk) => {
    received += String(chunk);
  });
  await isServed("/1");
  expect(received).not.toContain("100 Continue");
  answer();
  await vi.waitFor(() => expect(received).toContain("100 Continue"), { timeout: 10_000 });
  socket.write("x");
  answer();
  await vi.waitFor(() => expect(received.match(/200 OK/g)).toHaveLength(2), { timeout: 10_000 });
  socket.destroy();
  await once(socket, "close");
});

it("a server that ends answers what a connection has sent already", async () => {
  const { port, server, isServed, answer } = await startPatient();
  const client = sendRaw(port, get("/1") + get("/2"));
  await isServed("/1");
  const stopped = server.stop({ drain: 0, patience: 10_000 });
  answer();
  await isServed("/1", "/2");
  answer();
  expect((await client).text.match(/200 OK/g)).toHaveLength(2);
  await stopped;
});
