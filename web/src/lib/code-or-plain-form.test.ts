import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { codeOrPlainForm } from "./code-or-plain-form.ts";

const action = "http://localhost/cat/1000/?p=2";

function sent(): Request {
  return new Request(action, { method: "POST", body: new URLSearchParams({ itemId: "1", quantity: "2" }) });
}

const reach = vi.fn<() => Promise<Response>>(async () => new Response());
beforeEach(() => vi.stubGlobal("fetch", reach));
afterEach(() => {
  reach.mockReset().mockImplementation(async () => new Response());
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it("hands on the code that is there", async () => {
  const submitted = vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => undefined);
  expect(await codeOrPlainForm(Promise.resolve("code"), sent())).toBe("code");
  expect(submitted).not.toHaveBeenCalled();
});

it.each([
  ["as the request carries it", undefined],
  ["as it was read", Object.entries({ itemId: "1", quantity: "2" })],
])("sends the form as without scripts where the code cannot be had: %s", async (_, read) => {
  const submitted: unknown[] = [];
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function submit(this: HTMLFormElement) {
    submitted.push([this.method, this.action, Object.fromEntries(new FormData(this))]);
  });
  const form = read && new FormData();
  for (const [name, value] of read ?? []) form?.append(name, value);
  const away = Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  void codeOrPlainForm(away, sent(), form);
  await vi.waitFor(() => expect(submitted).toEqual([["post", action, { itemId: "1", quantity: "2" }]]));
});

it("waits with it while the network is away: the page would be lost, with what is typed", async () => {
  vi.useFakeTimers();
  reach.mockRejectedValue(new TypeError("Failed to fetch"));
  const submitted = vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(() => undefined);
  submitted.mockClear();
  void codeOrPlainForm(Promise.reject(new TypeError("Failed to fetch dynamically imported module")), sent());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(submitted).not.toHaveBeenCalled();
  reach.mockResolvedValue(new Response());
  await vi.advanceTimersByTimeAsync(1_000);
  expect(submitted).toHaveBeenCalledTimes(1);
});

it("sends a file with it, and nothing for a field for files that was left empty", async () => {
  const submitted: FormData[] = [];
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function submit(this: HTMLFormElement) {
    expect(this.enctype).toBe("multipart/form-data");
    submitted.push(new FormData(this));
  });
  const form = new FormData();
  form.set("certificate", new File(["proof"], "proof.pdf"));
  form.set("other", new File([], ""));
  void codeOrPlainForm(Promise.reject(new TypeError("gone")), sent(), form);
  await vi.waitFor(() => expect(submitted).toHaveLength(1));
  expect(submitted[0]?.get("certificate")).toMatchObject({ name: "proof.pdf", size: 5 });
  expect(submitted[0]?.get("other")).not.toMatchObject({ name: "proof.pdf" });
});
