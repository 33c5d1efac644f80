import { describe, expect, it } from "vitest";
import { bypassesCache } from "./bypass.ts";

describe("a request", () => {
  it.each([
    [{ "x-preview": "1" }],
    [{ "x-dev-flags": "a,b" }],
    [{ cookie: "BZ_AB_7=b" }],
    [{ cookie: "cartId=1; BZ_AB_7=b; X-JWT=x" }],
    [{ cookie: "cartId=1;preview=ticket" }],
    [{ cookie: "devFlags=new-basket" }],
  ])("with %j does not get shared answers", (headers) => {
    expect(bypassesCache(headers)).toBe(true);
  });

  it.each([
    [{}],
    [{ cookie: "_ga=GA1.1; cartId=1; X-JWT=token; X-JWT-exist=true" }],
    [{ cookie: "myBZ_AB_7=b; xpreview=1" }],
  ])("with %j gets shared answers", (headers) => {
    expect(bypassesCache(headers)).toBe(false);
  });
});
