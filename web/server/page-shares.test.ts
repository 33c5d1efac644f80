import { once } from "node:events";
import { connect } from "node:net";
import { expect, it } from "vitest";
import { fileLimits, isFile, renderLimits } from "./limits.ts";
import { startTestWeb } from "./testing/start-test-web.ts";

/** Web behind a proxy, whose pages wait for the test unless they are called "ready". */
async function setUp() {
  const rendered = Promise.withResolvers<void>();
  const begun: string[] = [];
  const web = await startTestWeb({
    env: { TRUSTED_PROXIES: "loopback" },
    page: async (request) => {
      const { pathname, search } = new URL(request.url);
      begun.push(pathname + search);
      if (!search.includes("ready")) await rendered.promise;
      return new Response("page");
    },
  });
  const open = (address: string, path: string) =>
    fetch(web.origin + path, { headers: { "x-forwarded-for": address } }).then(({ status }) => status);
  return { web, begun, open, finish: () => rendered.resolve() };
}

it.each([
  ["pages", "/login", renderLimits],
  ["feeds", "/feeds/products.xml", fileLimits],
  ["PDFs", "/service/orderform/pdf", fileLimits],
] as const)("one address has a share of the %s that are made, and others go past it", async (_what, path, limits) => {
  const { begun, open, finish } = await setUp();
  const most = limits.runningEach + limits.waitingEach;
  const flood = Array.from({ length: most + 5 }, (_, index) => open(`2001:db8:1:2::${index + 1}`, `${path}?${index}`));
  await expect.poll(() => begun.length).toBe(limits.runningEach);
  expect(await open("2001:db8:1:3::1", `${path}?ready`)).toBe(200);
  expect(begun).toHaveLength(limits.runningEach + 1);
  finish();
  const statuses = await Promise.all(flood);
  expect(statuses.filter((status) => status === 503)).toHaveLength(5);
  expect(statuses.filter((status) => status === 200)).toHaveLength(most);
});

it("nothing is rendered for pipelined requests of connections that have gone", async () => {
  const { web, begun, open, finish } = await setUp();
  const requests = "GET /login HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.9\r\n\r\n".repeat(15);
  const sockets = Array.from({ length: 60 }, () => connect(web.port, "127.0.0.1").on("error", () => undefined));
  await Promise.all(sockets.map((socket) => once(socket, "connect")));
  for (const socket of sockets) socket.write(requests);
  await expect.poll(() => begun.length).toBe(renderLimits.runningEach);
  await Promise.all(
    sockets.map((socket) => {
      socket.destroy();
      return once(socket, "close");
    }),
  );
  expect(await open("198.51.100.7", "/login?ready")).toBe(200);
  finish();
  expect(await open("203.0.113.9", "/login?ready")).toBe(200);
  // Those that were under way, and the two visitors'.
  expect(begun).toHaveLength(renderLimits.runningEach + 2);
});

it("nothing is rendered for a client that sends its request and goes at once", async () => {
  const { web, begun, open } = await setUp();
  await Promise.all(
    Array.from({ length: 60 }, () => {
      const socket = connect(
        web.port,
        "127.0.0.1",
        () => void socket.end("GET /login?ready HTTP/1.1\r\nHost: a\r\n\r\n"),
      );
      socket.on("error", () => undefined).resume();
      return once(socket, "close");
    }),
  );
  expect(await open("198.51.100.7", "/login?ready")).toBe(200);
  expect(begun).toHaveLength(1);
});

it("a client that finds no room is sent away with its connection, so that nothing it sent behind is begun", async () => {
  const web = await startTestWeb({ renders: { running: 0, runningEach: 0, waiting: 0, waitingEach: 0 } });
  const socket = connect(web.port, "127.0.0.1");
  const received: Buffer[] = [];
  socket.on("data", (chunk) => received.push(chunk));
  socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(15));
  await once(socket, "close");
  expect(
    Buffer.concat(received)
      .toString()
      .match(/HTTP\/1\.1 503/g),
  ).toHaveLength(1);
});

it.each([
  "/sitemap.xml",
  "/sitemaps/pages.xml",
  "/feeds/products.xml",
  "/myaccount/orders/paper/",
  "/myaccount/returns/label",
])("%s is a file that is made", (path) => expect(isFile(path)).toBe(true));

it.each(["/", "/myaccount/orders/", "/service/orderform/", "/robots.txt", "/prod/1/"])("%s is a page", (path) =>
  expect(isFile(path)).toBe(false),
);
