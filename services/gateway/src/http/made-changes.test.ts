import { describe, expect, it } from "vitest";
import type { Answer } from "../planning/operation-request.ts";
import { changeKeyOf, MadeChanges } from "./made-changes.ts";

const name = "0b0b6f3e-7f0c-4b0e-9d53-0d8a6a4f7c11";
const answerOf = (body: string, status = 200): Answer => ({ status, bytes: Buffer.from(body), headers: {} });
const done = answerOf('{"data":{"cart_update":{"successful":true,"fieldErrors":[]}}}');

describe("a change's key", () => {
  const body = Buffer.from("{}");
  const source = { host: "shop.test", userId: "visitor", tokenDigest: null as string | null };
  const keyOf = (named: string | undefined, from: Partial<typeof source> = {}, of = body) =>
    changeKeyOf({ "idempotency-key": named }, () => ({ ...source, ...from }), of);

  it("is the same for the same name, address, visitor, login and body alone", () => {
    const key = keyOf(name);
    expect(keyOf(name)).toBe(key);
    const others = [
      keyOf(name, { host: "at.shop.test" }),
      keyOf(name, { userId: "other" }),
      keyOf(name, { tokenDigest: "login" }),
      keyOf(name, {}, Buffer.from("[]")),
      keyOf(`${name}1`),
    ];
    expect(new Set([key, ...others]).size).toBe(6);
  });

  it.each([undefined, "", "short", "x".repeat(65), `${name} `, `${name.slice(1)}ü`])("is none for %s", (each) => {
    expect(keyOf(each)).toBeNull();
  });
});

describe("changes that were made", () => {
  it("are answered again with what they were answered, while they are made and afterwards", async () => {
    const changes = new MadeChanges(() => 0);
    expect(changes.find("a")).toBeUndefined();
    const settle = changes.begin("a");
    const meanwhile = changes.find("a");
    settle({ answer: done, headers: { "set-cookie": ["a=b"] } });
    expect(await meanwhile).toEqual({ answer: done, headers: { "set-cookie": ["a=b"] } });
    expect(await changes.find("a")).toEqual(await meanwhile);
    expect(changes.find("b")).toBeUndefined();
  });

  it.each([
    ["errors", answerOf('{"errors":[{"message":"away"}],"data":null}')],
    ["another status", answerOf("{}", 503)],
    ["nothing", null],
  ])("are made again after %s", async (_what, answer) => {
    const changes = new MadeChanges(() => 0);
    const settle = changes.begin("a");
    const meanwhile = changes.find("a");
    settle(answer && { answer, headers: {} });
    expect(await meanwhile).toBeNull();
    expect(changes.find("a")).toBeUndefined();
  });

  it("are remembered for two minutes", () => {
    let now = 1_000;
    const changes = new MadeChanges(() => now);
    changes.begin("a")({ answer: done, headers: {} });
    now += 119_999;
    expect(changes.find("a")).toBeDefined();
    now += 1;
    expect(changes.find("a")).toBeUndefined();
  });
});
