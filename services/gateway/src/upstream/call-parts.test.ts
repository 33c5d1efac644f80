import { createHmac } from "node:crypto";
import { expect, it } from "vitest";
import { forwardedCookies, previewOf } from "./forwarded-cookies.ts";
import { bodyOf, compileOperation, definitionOf, queryOf, replaceValue } from "./operation.ts";
import { createOriginSigner } from "./visitor-origin.ts";

it.each([
  [undefined, ""],
  ["", ""],
  ["userId=1; cartId=2", ""],
  ["BZ_AB_price=b; userId=1; _ga=GA1.2", "BZ_AB_price=b; _ga=GA1.2"],
  ["_ga=x; BZ_AB_b=2; BZ_AB_a=1", "BZ_AB_a=1; BZ_AB_b=2; _ga=x"],
  ["BZ_AB_a=1;BZ_AB_a=2", "BZ_AB_a=1"],
  ["BZ_AB_a=", "BZ_AB_a="],
  ["x_ga=1; _gat=1; xBZ_AB_a=1; BZ_AB_=1; BZ_AB_a b=1; BZ_AB_a", ""],
  [`BZ_AB_a=a"b; BZ_AB_b=a\\b; BZ_AB_c=ü; BZ_AB_d=a b; BZ_AB_e=a,b`, ""],
  [`BZ_AB_${"x".repeat(100)}=1`, `BZ_AB_${"x".repeat(100)}=1`],
  [`BZ_AB_${"x".repeat(101)}=1`, ""],
  [`_ga=${"x".repeat(1_024)}`, `_ga=${"x".repeat(1_024)}`],
  [`_ga=${"x".repeat(1_025)}`, ""],
  ["BZ_AB_a=b=c", "BZ_AB_a=b=c"],
])("of the cookies %j the shop gets %j (SESS-21)", (cookie, expected) => {
  expect(forwardedCookies(cookie)).toBe(expected);
});

it("the shop gets fifty of them at most", () => {
  const cookie = Array.from({ length: 60 }, (_, index) => `BZ_AB_${index}=1`).join("; ");
  expect(forwardedCookies(cookie).split("; ")).toHaveLength(50);
});

it("a preview is requested by header, or else by cookie (GQL-07, C-38)", () => {
  expect(previewOf({})).toEqual({ preview: "", devFlags: "" });
  expect(previewOf({ cookie: "preview=t-1; devFlags=a,b" })).toEqual({ preview: "t-1", devFlags: "a,b" });
  expect(previewOf({ cookie: "a=1;devFlags=a", "x-preview": "h", "x-dev-flags": "f" })).toEqual({
    preview: "h",
    devFlags: "f",
  });
});

it("what is no ticket of a preview is none", () => {
  for (const ticket of ["a b", "a\n", "ä", "", "x".repeat(201), "a;b"]) {
    expect(previewOf({ "x-preview": ticket }).preview).toBe("");
  }
  expect(previewOf({ "x-preview": "x".repeat(200) }).preview).toBe("x".repeat(200));
  expect(previewOf({ "x-preview": ["a", "b"] }).preview).toBe("");
  expect(previewOf({ cookie: "nopreview=1; preview; previews=2" }).preview).toBe("");
});

it("a visitor's origin is signed with the shared secret, with the request that it travels with", () => {
  const sign = createOriginSigner("secret");
  const hmac = (text: string) => createHmac("sha256", "secret").update(`visitor\n${text}`).digest("base64url");
  expect(sign({ address: "192.0.2.1", device: "d" }, "r")).toEqual({
    "x-visitor-address": "192.0.2.1",
    "x-visitor-device": "d",
    "x-visitor-signature": hmac("r\n192.0.2.1\nd"),
  });
  expect(sign({ address: "192.0.2.1", device: null }, "r")).toEqual({
    "x-visitor-address": "192.0.2.1",
    "x-visitor-signature": hmac("r\n192.0.2.1\n"),
  });
});

it("an operation is compiled up to its variables, with its name where it has one", () => {
  const named = compileOperation("query", "A", "query A { a }", true);
  expect(named).toMatchObject({ kind: "query", name: "A", hasEndSentinel: true });
  expect(JSON.parse(bodyOf(named, { n: 1 }))).toEqual({
    query: "query A { a }",
    operationName: "A",
    variables: { n: 1 },
  });
  const plain = compileOperation("mutation", null, "mutation { a }");
  expect(plain).toMatchObject({ kind: "mutation", hasEndSentinel: false });
  expect(JSON.parse(bodyOf(plain, {}))).toEqual({ query: "mutation { a }", variables: {} });
  expect(queryOf(named)).toBe("query A { a }");
  expect(definitionOf(named).operation).toBe("query");
  const lost = compileOperation("query", "B", "query A { a }");
  expect(() => definitionOf(lost)).toThrow("A compiled operation is not in its own text");
});

it("a text is replaced where it is a whole value, at any depth, and nowhere else", () => {
  const variables = { a: "old", b: { c: ["old", { d: "old" }], old: 1 }, e: "older", f: null, g: [null, 2] };
  expect(replaceValue(variables, "old", "new")).toEqual({
    a: "new",
    b: { c: ["new", { d: "new" }], old: 1 },
    e: "older",
    f: null,
    g: [null, 2],
  });
});
