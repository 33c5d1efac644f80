import { Client } from "urql";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { besideKey, createBrowserGateway } from "./gateway-exchange.browser.ts";
import { requestDocument } from "./operation.ts";
import { operationDocument } from "./testing/operation-document.ts";

const url = "http://shop.test/api/shop/";
const change = requestDocument(operationDocument<{ a: number }, { id: string }>("mutation", "sha256:m"));
const done = async () => Response.json({ data: { a: 1 } });
const cut = async () => Promise.reject(new TypeError("Failed to fetch"));
const away = async () => new Response("away", { status: 503 });

function start() {
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(done);
  const wait = vi.fn<(end: Promise<unknown>) => void>();
  const client = new Client({
    url,
    preferGetMethod: false,
    exchanges: [createBrowserGateway(url, { wait }).exchange],
  });
  const press = (id = "1") => client.mutation(change, { id }).toPromise();
  const note = () => client.mutation(change, { id: "looked at" }, { [besideKey]: true }).toPromise();
  const names = () => fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get("idempotency-key"));
  /** The time of all repeats. */
  const settled = async (pressed: ReturnType<typeof press>) => {
    await vi.advanceTimersByTimeAsync(8_000);
    return pressed;
  };
  return { fetched, wait, press, note, names, settled };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  ["cut off", cut],
  ["refused on the way", away],
])("a change whose call is %s is sent once more after half a second, under its name", async (_what, fault) => {
  const { fetched, press, names } = start();
  fetched.mockImplementationOnce(fault);
  const pressed = press();
  await vi.advanceTimersByTimeAsync(499);
  expect(fetched).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect((await pressed).data).toEqual({ a: 1 });
  const [first, second] = names();
  expect(first).toMatch(/^[\w-]{32,64}$/);
  expect(second).toBe(first);
});

it("one that was waited for in vain is not sent again by itself", async () => {
  const { fetched, press, settled } = start();
  fetched.mockRejectedValue(new DOMException("late", "TimeoutError"));
  expect((await settled(press())).error).toBeDefined();
  expect(fetched).toHaveBeenCalledTimes(1);
});

it("pressed again after it found no answer, it has the same name; once it is answered, another", async () => {
  const { fetched, press, names, settled } = start();
  fetched.mockImplementationOnce(cut).mockImplementationOnce(away);
  expect((await settled(press())).error).toBeDefined();
  await settled(press());
  await settled(press());
  const [first, second, third, fourth] = names();
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

it("pressed twice at once, it is two changes; the same words after another change are a new one", async () => {
  const { fetched, press, names, settled } = start();
  await settled(Promise.all([press(), press()]).then(([one]) => one));
  expect(new Set(names()).size).toBe(2);
  fetched.mockImplementationOnce(cut).mockImplementationOnce(cut);
  await settled(press());
  await settled(press("other"));
  await settled(press());
  expect(new Set(names()).size).toBe(5);
});

it("what is noted beside the page leaves the names as they are", async () => {
  const { fetched, press, note, names, settled } = start();
  fetched.mockImplementationOnce(cut).mockImplementationOnce(cut);
  await settled(press());
  await settled(note());
  await settled(press());
  const [first, , , last] = names();
  expect(last).toBe(first);
});

it("without a network it waits until there is one, for seven seconds at most, and says so", async () => {
  const { fetched, wait, press } = start();
  const online = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  fetched.mockImplementationOnce(cut);
  const pressed = press();
  await vi.advanceTimersByTimeAsync(6_000);
  expect([fetched.mock.calls.length, wait.mock.calls.length]).toEqual([1, 1]);
  online.mockReturnValue(true);
  dispatchEvent(new Event("online"));
  expect((await pressed).data).toEqual({ a: 1 });

  online.mockReturnValue(false);
  fetched.mockImplementation(cut);
  const vain = press();
  await vi.advanceTimersByTimeAsync(6_999);
  expect(fetched).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(1);
  expect((await vain).error).toBeDefined();
  expect(fetched).toHaveBeenCalledTimes(4);
});
