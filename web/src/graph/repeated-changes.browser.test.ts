import { Client } from "urql";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createBrowserGateway } from "./gateway-exchange.browser.ts";
import { requestDocument } from "./operation.ts";
import { operationDocument } from "./testing/operation-document.ts";

const url = "http://shop.test/api/shop/";
const query = requestDocument(operationDocument<{ a: number }, { id: string }>("query", "sha256:q"));
const change = requestDocument(operationDocument<{ a: number }, { id: string }>("mutation", "sha256:m"));
const good = async () => Response.json({ data: { a: 1 } });
const away = () => Promise.reject(new TypeError("Failed to fetch"));

/** A tab whose calls are answered one after another. */
function start(...answers: readonly (() => Promise<Response>)[]) {
  const left = [...answers];
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(() => (left.shift() ?? good)());
  const wait = vi.fn<(end: Promise<unknown>) => void>();
  const { exchange } = createBrowserGateway(url, { wait });
  const client = new Client({ url, preferGetMethod: false, exchanges: [exchange] });
  const names = () => fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get("idempotency-key"));
  const press = (id = "1") => client.mutation(change, { id }).toPromise();
  const ask = () => client.query(query, { id: "1" }, { requestPolicy: "network-only" }).toPromise();
  return { press, ask, fetched, names, wait };
}

const offline = (isOffline: boolean) => vi.spyOn(navigator, "onLine", "get").mockReturnValue(!isOffline);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a change without an answer", () => {
  it.each([
    ["a network that is away", away],
    ["a server's words that are no answer", async () => new Response("busy", { status: 503 })],
    ["a body that is no result", async () => Response.json({ message: "busy" })],
  ])("is sent again once, under its name: %s", async (_what, fails) => {
    const { press, fetched, names } = start(fails);
    const pressed = press();
    await vi.advanceTimersByTimeAsync(499);
    expect(fetched).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect((await pressed).data).toEqual({ a: 1 });
    const [name, again] = names();
    expect([name?.length, again]).toEqual([36, name]);
  });

  it("fails then; pressed again it has its name still, and once answered the next one has another", async () => {
    const { press, names } = start(away, away);
    const pressed = press();
    await vi.advanceTimersByTimeAsync(500);
    expect((await pressed).error?.networkError?.message).toBe("Failed to fetch");
    await press();
    await press();
    await press("2");
    const [first, second, third, fourth, fifth] = names();
    expect([second, third]).toEqual([first, first]);
    expect(new Set([first, fourth, fifth]).size).toBe(3);
  });

  it("is not sent again when the time for it is over: what hangs would hang again", async () => {
    const { press, fetched } = start(() => Promise.reject(new DOMException("", "TimeoutError")));
    expect((await press()).error).toBeDefined();
    expect(fetched).toHaveBeenCalledOnce();
  });
});

describe("while the browser has no network", () => {
  it.each(["press", "ask"] as const)("what was sent waits for it, and the page learns that: %s", async (what) => {
    offline(true);
    const { fetched, wait, ...tab } = start(away);
    const sent = tab[what]();
    await vi.advanceTimersByTimeAsync(3_000);
    expect(fetched).toHaveBeenCalledOnce();
    expect(wait).toHaveBeenCalledOnce();
    offline(false);
    dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(1);
    expect((await sent).data).toEqual({ a: 1 });
    await wait.mock.calls[0]?.[0];
  });

  it("is tried again after seven seconds, and fails then", async () => {
    offline(true);
    const { press, fetched } = start(away, away);
    const pressed = press();
    await vi.advanceTimersByTimeAsync(6_999);
    expect(fetched).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1);
    expect((await pressed).error).toBeDefined();
    expect(fetched).toHaveBeenCalledTimes(2);
  });
});
