import { setImmediate as turn } from "node:timers/promises";
import { cacheExchange, Client, createRequest } from "urql";
import { expect, it, vi } from "vitest";
import { createBrowserGateway } from "./gateway-exchange.browser.ts";
import { requestDocument } from "./operation.ts";
import { operationDocument } from "./testing/operation-document.ts";

const url = "http://shop.test/api/shop/";
const name = requestDocument(operationDocument<{ a: number }, { id: string }>("query", "sha256:0a"));
const variables = { id: "1" };
const key = String(createRequest(name, variables).key);

function start(answer: () => Promise<Response>) {
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(answer);
  const { exchange, restore } = createBrowserGateway(url);
  const client = new Client({ url, preferGetMethod: false, exchanges: [cacheExchange, exchange] });
  const ask = (requestPolicy: "cache-first" | "network-only" = "cache-first") =>
    client.query(name, variables, { requestPolicy }).toPromise();
  return { ask, restore, fetched };
}

it("GQL-01: a tab posts an operation to /api/shop/ and reads its answer", async () => {
  const { ask, fetched } = start(async () => Response.json({ data: { a: 1 } }));
  expect((await ask()).data).toEqual({ a: 1 });
  const [target, init] = fetched.mock.calls[0] ?? [];
  expect(target).toBe(url);
  expect(init?.method).toBe("POST");
  expect(JSON.parse(typeof init?.body === "string" ? init.body : "")).toEqual({ documentId: "sha256:0a", variables });
});

it("ACCESS-34: leaves for /logout once, however many answers say that the login was ended", async () => {
  const assigned = vi.spyOn(location, "assign").mockImplementation(() => undefined);
  const { ask, fetched } = start(async () => Response.json({ data: null }));
  const kept = { message: "no", extensions: { messageKey: "ishop.api.error.revoked_token" } };
  fetched.mockResolvedValueOnce(Response.json({ errors: [kept] }));
  document.cookie = "SecurityLogout=true; path=/";
  expect((await ask("network-only")).error?.graphQLErrors).toHaveLength(1);
  expect(assigned).not.toHaveBeenCalled();
  void ask("network-only");
  void ask("network-only");
  await vi.waitFor(() => expect(assigned).toHaveBeenCalled(), { timeout: 10_000 });
  await Promise.all(fetched.mock.results.map(({ value }) => value));
  await turn();
  expect(assigned.mock.calls).toEqual([["/logout/"]]);
  document.cookie = "SecurityLogout=; path=/; max-age=-1";
});

it("keeps what the graph reports about an error", async () => {
  const { ask } = start(async () =>
    Response.json({ errors: [{ message: "no", extensions: { messageKey: "vue.x" } }] }),
  );
  expect((await ask()).error?.graphQLErrors[0]?.extensions).toEqual({ messageKey: "vue.x" });
});

it.each([
  ["a gateway that is away", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["an answer that is no JSON", async () => new Response("<html>", { status: 502 })],
  ["an answer that is no result", async () => Response.json({}, { status: 500, statusText: "Error" })],
])("turns %s into a network error", async (_, answer) => {
  const { ask } = start(answer);
  expect((await ask()).error?.networkError).toBeInstanceOf(Error);
});

it("reads an answer that came with the page without a call, and calls when a fresh one is requested", async () => {
  const { ask, restore, fetched } = start(async () => Response.json({ data: { a: 2 } }));
  restore({ [key]: { a: 1 } });
  expect((await ask()).data).toEqual({ a: 1 });
  expect(fetched).not.toHaveBeenCalled();
  expect((await ask("network-only")).data).toEqual({ a: 2 });
});

it("does not go back to an answer of the page that was used", async () => {
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(async () => Response.json({ data: { a: 2 } }));
  const { exchange, restore } = createBrowserGateway(url);
  const client = new Client({ url, preferGetMethod: false, exchanges: [exchange] });
  const ask = () => client.query(name, variables).toPromise();
  restore({ [key]: { a: 1 } });
  await ask();
  restore({ [key]: { a: 1 } });
  expect((await ask()).data).toEqual({ a: 2 });
  expect(fetched).toHaveBeenCalledTimes(1);
});
