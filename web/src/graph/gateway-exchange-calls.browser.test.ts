import { afterEach, describe, expect, it, vi } from "vitest";
import { Client, createRequest, type RequestPolicy } from "urql";
import { createBrowserGateway, sentKey } from "./gateway-exchange.browser.ts";
import { requestDocument } from "./operation.ts";
import { notesKey } from "./state.ts";
import { operationDocument } from "./testing/operation-document.ts";

const url = "http://shop.test/api/shop/";
const query = requestDocument(operationDocument<{ a: number }, { id: string }>("query", "sha256:q"));
const change = requestDocument(operationDocument<{ a: number }, { id: string }>("mutation", "sha256:m"));
const variables = { id: "1" };
const { key } = createRequest(query, variables);

/** A tab whose calls are answered so, without a cache between. */
function start(answer: () => Promise<Response> = async () => Response.json({ data: { a: 1 } })) {
  const fetched = vi.spyOn(globalThis, "fetch").mockImplementation(answer);
  const { exchange, ...gateway } = createBrowserGateway(url);
  const client = new Client({ url, preferGetMethod: false, exchanges: [exchange] });
  const ask = (requestPolicy: RequestPolicy = "cache-first") =>
    client.query(query, variables, { requestPolicy }).toPromise();
  return { ...gateway, client, ask, fetched };
}

const setCookie = (line: string): void => {
  document.cookie = `${line}; path=/`;
};
afterEach(() => {
  setCookie("SecurityLogout=; max-age=-1");
  history.replaceState(null, "", "/");
});

describe("a call", () => {
  it("reports that it sends JSON and what it can read: the gateway lets no plain form through", async () => {
    const { ask, fetched } = start();
    await ask();
    expect(fetched.mock.calls[0]?.[1]?.headers).toEqual({
      accept: "application/graphql-response+json, application/json",
      "content-type": "application/json",
    });
  });

  it("is waited for longer than the gateway waits for the shop; a change longer than a question", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout");
    const { ask, client, fetched } = start();
    await ask();
    await client.mutation(change, variables).toPromise();
    expect(timeout.mock.calls).toEqual([[8_000], [12_000]]);
    const signals = fetched.mock.calls.map(([, init]) => init?.signal);
    expect(signals).toEqual(timeout.mock.results.map(({ value }) => value));
  });

  it("that is on its way while another tab changes something is sent again; a change is sent once", async () => {
    const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
    const { ask, client, fetched, outdate } = start(() => answers[fetched.mock.calls.length - 1]!.promise);
    const asked = ask();
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    outdate();
    answers[0]!.resolve(Response.json({ data: { a: 1 } }));
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    answers[1]!.resolve(Response.json({ data: { a: 2 } }));
    expect((await asked).data).toEqual({ a: 2 });

    const sent = Promise.withResolvers<Response>();
    fetched.mockImplementation(() => sent.promise);
    const changed = client.mutation(change, variables).toPromise();
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(3));
    outdate();
    sent.resolve(Response.json({ data: { a: 3 } }));
    expect((await changed).data).toEqual({ a: 3 });
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it("that was sent before a change does not answer what is requested once the change is answered", async () => {
    const before = Promise.withResolvers<Response>();
    const { ask, client, fetched } = start();
    fetched.mockImplementationOnce(() => before.promise);
    // Its part of the page goes, the call does not.
    const { unsubscribe } = client.query(query, variables).subscribe(() => undefined);
    await vi.waitFor(() => expect(fetched).toHaveBeenCalledOnce());
    unsubscribe();
    await client.mutation(change, variables).toPromise();
    const after = ask();
    before.resolve(Response.json({ data: { a: 0 } }));
    expect((await after).data).toEqual({ a: 1 });
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it("outlives its page when it changes something, unless it is too long for that; a question ends with its page", async () => {
    const { ask, client, fetched } = start();
    const sent = vi.fn(() => expect(fetched).toHaveBeenCalledTimes(2));
    await ask();
    await client.mutation(change, variables, { [sentKey]: sent }).toPromise();
    await client.mutation(change, { id: "1".repeat(20_000) }).toPromise();
    expect(fetched.mock.calls.map(([, init]) => init?.keepalive)).toEqual([false, true, false]);
    expect(sent).toHaveBeenCalledOnce();
  });

  it.each([
    ["null", "null", ""],
    ["a number", "1", ""],
    ["another object", '{"message":"busy"}', "Service Unavailable"],
  ])("whose answer is no result failed: %s", async (_what, body, statusText) => {
    const { ask } = start(async () => new Response(body, { status: 503, statusText }));
    const { error, data } = await ask();
    expect(data).toBeUndefined();
    expect(error?.networkError?.message).toBe(statusText === "" ? "Malformed answer" : statusText);
  });

  it("that throws what is no error failed, too", async () => {
    const { ask } = start(() => Promise.reject("away"));
    expect((await ask()).error?.networkError?.message).toBe("away");
  });

  it("an answer without data is one as long as it gives the reason", async () => {
    const { ask } = start(async () => Response.json({ errors: [{ message: "no" }] }));
    const { error } = await ask();
    expect([error?.networkError, error?.graphQLErrors.map(({ message }) => message)]).toEqual([undefined, ["no"]]);
  });
});

describe("an answer that the shop did not give in time", () => {
  const stale = () => {
    const headers = { "x-chalkbox-cache": "stale" };
    return Promise.resolve(Response.json({ data: { a: 1 }, extensions: { b: 2 } }, { headers }));
  };

  it("is marked as outdated, beside its own content; a fresh one is not", async () => {
    const { ask, fetched } = start(stale);
    expect((await ask()).extensions).toEqual({ b: 2, outdated: true });
    fetched.mockResolvedValueOnce(Response.json({ data: { a: 1 } }, { headers: { "x-chalkbox-cache": "hit" } }));
    expect((await ask()).extensions).toBeUndefined();
  });

  it("is poor, as one that failed is, until a good one comes", async () => {
    const { ask, isPoor, fetched } = start();
    expect(isPoor(key)).toBe(false);
    fetched.mockImplementationOnce(stale);
    await ask();
    expect(isPoor(key)).toBe(true);
    await ask();
    expect(isPoor(key)).toBe(false);
    fetched.mockRejectedValueOnce(new Error("away"));
    await ask();
    expect(isPoor(key)).toBe(true);
  });
});

describe("answers that came with the page", () => {
  it("are used once each, with what the page reports about them", async () => {
    const { ask, restore, isPoor, fetched } = start();
    const notes = { [key]: { errors: [{ message: "no", path: ["b"] }], extensions: { outdated: true } } };
    restore({ [key]: { a: 7 }, [notesKey]: notes });
    const first = await ask();
    expect([first.data, first.extensions]).toEqual([{ a: 7 }, { outdated: true }]);
    expect(first.error?.graphQLErrors[0]?.path).toEqual(["b"]);
    expect(isPoor(key)).toBe(true);
    expect(fetched).not.toHaveBeenCalled();
    expect((await ask()).data).toEqual({ a: 1 });
  });

  it.each([
    ["none", undefined],
    ["null", null],
    ["a text", "x"],
    ["null for it", { [key]: null }],
    ["a text for it", { [key]: "x" }],
    ["those of another", { 1: { extensions: { outdated: true } } }],
  ])("need no notes: %s", async (_what, notes) => {
    const { ask, restore } = start();
    restore({ [key]: { a: 7 }, [notesKey]: notes });
    const { data, error, extensions } = await ask();
    expect([data, error, extensions]).toEqual([{ a: 7 }, undefined, undefined]);
  });

  it("may come again until they are used: the last ones count", async () => {
    const { ask, restore } = start();
    restore({ [key]: { a: 7 } });
    restore({ [key]: { a: 8 } });
    expect((await ask()).data).toEqual({ a: 8 });
  });

  it("do not replace a new answer where one is requested", async () => {
    const { ask, restore, fetched } = start();
    restore({ [key]: { a: 7 } });
    expect((await ask("network-only")).data).toEqual({ a: 1 });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

describe("a login that the shop has ended", () => {
  it("is no reason to leave while the tab is at the logout, or while a form has an error of its own", async () => {
    const assigned = vi.spyOn(location, "assign").mockImplementation(() => undefined);
    const { ask, fetched } = start();
    setCookie("SecurityLogout=true");
    history.replaceState(null, "", "/logout/");
    expect((await ask()).data).toEqual({ a: 1 });
    history.replaceState(null, "", "/cart/");
    const errors = [{ message: "no", extensions: { messageKey: "ishop.api.error.wrong_password" } }];
    fetched.mockResolvedValueOnce(Response.json({ errors }));
    expect((await ask()).error?.graphQLErrors).toHaveLength(1);
    expect(assigned).not.toHaveBeenCalled();
  });

  it("is none with another value of the flag", async () => {
    const assigned = vi.spyOn(location, "assign").mockImplementation(() => undefined);
    const { ask } = start();
    setCookie("SecurityLogout=false");
    expect((await ask()).data).toEqual({ a: 1 });
    expect(assigned).not.toHaveBeenCalled();
  });
});
