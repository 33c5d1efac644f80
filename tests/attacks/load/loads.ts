import { connect, type Socket } from "node:net";
import { request } from "undici";

/** Where loads are sent. */
export interface LoadTargets {
  readonly web: { readonly origin: string };
  readonly gateway: { readonly origin: string };
}

/** Work that one client orders by the hundred and does not wait for. */
export interface Load {
  readonly name: string;
  /** What it would cost others. */
  readonly why: string;
  /** Orders it once. @param scale 1 as it was seen first, less in tests */
  run(targets: LoadTargets, scale: number): Promise<void>;
}

/** Attackers have addresses of their own; all of 127.0.0.0/8 is this machine's. */
const attacker = "127.0.66.7";
/** How long the connections of those that leave stay, in milliseconds. */
const stay = 60;

const portOf = ({ origin }: { readonly origin: string }): number => Number(new URL(origin).port);
const many = <Result>(count: number, make: (index: number) => Result): Result[] =>
  Array.from({ length: Math.max(1, Math.round(count)) }, (_, index) => make(index));
const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: gzip\r\n\r\n`;
const post = (path: string, type: string, body: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
const login = post("/login/", "application/x-www-form-urlencoded", "email=a%40example.org&password=secret1234");
const graph = post(
  "/api/shop/",
  "application/json",
  JSON.stringify({ query: "{ shop_version session { cart { cartId } } }" }),
);

/** A connection that sends bytes and reads nothing of the answer. */
function send(port: number, bytes: string, from: string): Socket {
  const socket = connect({ port, host: "127.0.0.1", localAddress: from });
  socket.on("error", () => undefined).pause();
  socket.write(bytes);
  return socket;
}

const closed = (socket: Socket): Promise<void> =>
  new Promise((resolve) => {
    if (socket.closed) resolve();
    else socket.once("close", () => resolve());
  });

/** Ends connections after a while. */
async function leave(sockets: readonly Socket[], after = stay): Promise<void> {
  // time: how long the clients stay is part of the attack
  await new Promise((resume) => setTimeout(resume, after));
  for (const socket of sockets) socket.destroy();
  await Promise.all(sockets.map(closed));
}

async function fetchAll(count: number, url: string, body?: string): Promise<void> {
  const headers = { "content-type": "application/json" };
  const asked = many(count, async () => {
    const answer = await request(url, body === undefined ? {} : { method: "POST", headers, body });
    await answer.body.dump();
  });
  await Promise.allSettled(asked);
}

const entries = many(100, (index) => ({ orderNumber: String(157_000 + index), quantity: 2 }));
const form = (aliases: number): string =>
  JSON.stringify({
    query: `query ($e: [OrderFormEntryInput!]!) { ${many(
      aliases,
      (index) => `a${index}: validateOrderForm(entries: $e) { orderNumber item { itemId } cartMessage }`,
    ).join(" ")} }`,
    variables: { e: entries },
  });

/** Each of them once kept a shop from its visitors. */
export const loads: readonly Load[] = [
  {
    name: "600 connections that leave, 15 pages sent on each",
    why: "Pages would be rendered for connections that have gone",
    run: ({ web }, scale) => leave(many(600 * scale, () => send(portOf(web), get("/login").repeat(15), attacker))),
  },
  {
    name: "600 halves of connections, 15 pages sent on each",
    why: "A client that ends its half right away waits for no answer",
    run: async ({ web }, scale) => {
      const sockets = many(600 * scale, () => send(portOf(web), get("/login").repeat(15), attacker));
      for (const socket of sockets) socket.end();
      await leave(sockets);
    },
  },
  {
    name: "HEAD and POST among the pages sent",
    why: "Other methods cost as much as a page",
    run: async ({ web }, scale) => {
      const head = get("/search/?q=stift").replace("GET", "HEAD");
      const empty = get("/login/").replace("GET", "POST").replace("Accept", "Content-Length: 0\r\nAccept");
      await leave(many(300 * scale, () => send(portOf(web), (head + empty).repeat(7), attacker)));
    },
  },
  {
    name: "600 connections that leave, 15 HEAD sent on each",
    why: "An answer without a body costs a page",
    run: ({ web }, scale) =>
      leave(many(600 * scale, () => send(portOf(web), get("/login").replace("GET", "HEAD").repeat(15), attacker))),
  },
  {
    name: "600 connections that leave, 15 forms sent on each",
    why: "What changes something is done to its end",
    run: ({ web }, scale) => leave(many(600 * scale, () => send(portOf(web), login.repeat(15), attacker))),
  },
  {
    name: "600 connections that leave, 15 operations sent on each",
    why: "The gateway and the shop work for who has gone",
    run: ({ web }, scale) => leave(many(600 * scale, () => send(portOf(web), graph.repeat(15), attacker))),
  },
  {
    name: "600 connections that leave, 15 operations sent to the gateway on each",
    why: "The same without web before it",
    run: ({ gateway }, scale) => leave(many(600 * scale, () => send(portOf(gateway), graph.repeat(15), attacker))),
  },
  {
    name: "600 connections with half a request",
    why: "Half a request is kept until its time is over",
    run: ({ web }, scale) =>
      leave(
        many(600 * scale, (index) =>
          send(portOf(web), index % 2 === 0 ? get("/login").slice(0, -4) : login.slice(0, -9), attacker),
        ),
        1_000,
      ),
  },
  {
    name: "300 clients that do not read their answers",
    why: "A place that is held until an answer has been read is one that others lack",
    run: ({ web }, scale) =>
      leave(
        many(300 * scale, () => send(portOf(web), get("/feeds/products.xml"), attacker)),
        1_000,
      ),
  },
  {
    name: "200 addresses with a page each, again and again",
    why: "What all addresses may have wait together must be bounded",
    run: ({ web }, scale) =>
      leave(
        many(1_000 * scale, (index) => send(portOf(web), get("/login").repeat(3), `127.0.67.${(index % 200) + 1}`)),
      ),
  },
  {
    name: "12 feeds",
    why: "Whole catalogues go before carts",
    run: ({ web }, scale) => fetchAll(12 * scale, `${web.origin}/feeds/products.xml`),
  },
  {
    name: "200 order forms of 100 entries, validated twice each",
    why: "Reading is free, and costs",
    run: ({ web }, scale) => fetchAll(200 * scale, `${web.origin}/api/shop/`, form(2)),
  },
  {
    name: "200 order forms, validated 20 times each",
    why: "A document that costs too much is refused before anything is read",
    run: ({ web }, scale) => fetchAll(200 * scale, `${web.origin}/api/shop/`, form(20)),
  },
];
