import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { untilFirstPage } from "./first-page.ts";

const servers: ReturnType<typeof createServer>[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A web that answers its pages with these statuses, then with the last one. */
async function startWeb(...statuses: readonly number[]) {
  let asked = 0;
  const server = createServer((_, response) => {
    response.statusCode = statuses[Math.min(asked, statuses.length - 1)] ?? 200;
    asked += 1;
    response.end();
  });
  servers.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens at a port
  const { port } = server.address() as AddressInfo;
  return { host: "127.0.0.1", port, asked: () => asked, signal: new AbortController().signal };
}

it("waits for a page that is answered, not for a service that listens", async () => {
  const web = await startWeb(503, 503, 200);
  expect(await untilFirstPage(web)).toEqual({ ok: true, value: undefined });
  expect(web.asked()).toBe(3);
});

it.each(["0.0.0.0", "127.0.0.1", "localhost"])("finds a web that listens on %s", async (host) => {
  const web = await startWeb(200);
  expect(await untilFirstPage({ ...web, host })).toMatchObject({ ok: true });
});

it("says what is wrong when there is no page for a long time", async () => {
  const web = await startWeb(503);
  let time = 0;
  const outcome = await untilFirstPage({ ...web, now: () => (time += 100_000) });
  expect(outcome).toEqual({
    ok: false,
    reason: `http://127.0.0.1:${web.port}/ is not answered (503). The logs of the services say why.`,
  });
});

it("ends when the launcher stops", async () => {
  const web = await startWeb(503);
  const stop = new AbortController();
  const waiting = untilFirstPage({ ...web, signal: stop.signal });
  stop.abort();
  expect(await waiting).toMatchObject({ ok: true });
});
