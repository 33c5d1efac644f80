import { createServer, type Server } from "node:net";
import { expect, test } from "vitest";
import { choosePorts } from "./ports.ts";
import { freePorts } from "./testing/launched.ts";

function occupy(port: number, host = "127.0.0.1"): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer().once("error", reject);
    server.listen(port, host, () => resolve(server));
  });
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
