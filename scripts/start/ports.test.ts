import { createServer, type Server } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { reservePorts } from "./ports.ts";
import { freePorts } from "./testing/launched.ts";

function occupy(port: number, host = "127.0.0.1"): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(port, host, () => resolve(server));
  });
}

/** Reserves ports until the test ends. */
async function choosePorts(web: number, host: string) {
  const reserved = await reservePorts(web, host);
  if (!reserved.ok) return reserved;
  onTestFinished(() => reserved.value.release());
  return { ok: true as const, value: reserved.value.ports };
}

test("the other ports follow from the public one", async () => {
  const port = await freePorts();
  expect(await choosePorts(port, "127.0.0.1")).toEqual({
    ok: true,
    value: { web: port, sandbox: port + 1, gateway: port + 2, shop: port + 3, media: port + 4, smtp: port + 5 },
  });
});

test("a taken port is replaced by a free one, unless it is the public one", async () => {
  const port = await freePorts();
  const other = await occupy(port + 2);
  const chosen = await choosePorts(port, "127.0.0.1");
  other.close();
  expect(chosen).toMatchObject({ ok: true, value: { web: port, sandbox: port + 1, shop: port + 3 } });
  expect(chosen.ok && chosen.value.gateway).not.toBe(port + 2);
});

test("the public port in use is a failure that names it", async () => {
  const port = await freePorts();
  const other = await occupy(port);
  const chosen = await choosePorts(port, "127.0.0.1");
  other.close();
  expect(chosen).toEqual({ ok: false, reason: expect.stringMatching(new RegExp(`^Port ${port} is in use`)) });
});

test("a listener on ::1 alone counts: a browser's localhost may end there", async () => {
  const port = await freePorts();
  // A machine without IPv6 has no such address, and nothing can listen there.
  const other = await occupy(port, "::1").catch(() => undefined);
  const chosen = await choosePorts(port, "127.0.0.1");
  other?.close();
  expect(chosen.ok).toBe(other === undefined);
});

test("six different ports even at the end of the range", async () => {
  const chosen = await choosePorts(65_534, "127.0.0.1");
  expect(chosen.ok && new Set(Object.values(chosen.value)).size).toBe(6);
});

test("a port is reserved from the moment it is chosen: a later start gets another one", async () => {
  const port = await freePorts();
  const first = await choosePorts(port, "127.0.0.1");
  const second = await choosePorts(port + 1_000, "127.0.0.1");
  expect(first.ok && second.ok).toBe(true);
  await expect(occupy(port + 3)).rejects.toThrow("EADDRINUSE");
  expect(await choosePorts(port, "127.0.0.1")).toMatchObject({ ok: false });
  const [one, other] = await Promise.all([
    choosePorts(port + 2_000, "127.0.0.1"),
    choosePorts(port + 2_001, "127.0.0.1"),
  ]);
  const all = [one, other].flatMap((each) => (each.ok ? Object.values(each.value) : []));
  expect(new Set(all).size).toBe(all.length);
});

test("the socket of a reserved port is there for its service, and a port that is given up is free", async () => {
  const port = await freePorts();
  const reserved = await reservePorts(port, "127.0.0.1");
  if (!reserved.ok) throw new Error(reserved.reason);
  const { sockets, release } = reserved.value;
  expect(sockets([port, port + 3]).map(({ name }) => name)).toEqual([String(port), String(port + 3)]);
  await release([port]);
  expect(sockets([port, port + 3]).map(({ name }) => name)).toEqual([String(port)]);
  (await occupy(port + 3)).close();
  await release();
  (await occupy(port)).close();
});
