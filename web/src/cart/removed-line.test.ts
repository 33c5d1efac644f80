import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { forgetRemoved, type RemovedLine, rememberRemoved, removedLineOf, undoWindow } from "./removed-line.ts";

const line: RemovedLine = {
  cartId: "c1",
  id: "p1",
  purchaseOptionId: "i1#LIGHTNING_DEAL",
  name: "Buntstifte „Dreikant“, 6 Farben",
  quantity: 3,
  path: "/prod/1",
  isFreeItem: false,
  isCatalog: false,
  isLightningDeal: true,
  voucherCode: null,
  shownPrice: 1_779,
  until: 18_000,
};
/** What a browser sends back of a `Set-Cookie` line. */
const sent = (setCookie: string) => `cartId=c1; ${setCookie.split(";", 1)[0] ?? ""}; flash=x`;

describe("the line that can be brought back", () => {
  it("comes back as it was (CART-09)", () => {
    expect(removedLineOf(sent(rememberRemoved(line)), 10_000)).toEqual(line);
  });

  it("has a long name without the character that would be cut in two", () => {
    const name = `${"a".repeat(79)}👩🏽‍🏫`;
    expect(removedLineOf(sent(rememberRemoved({ ...line, name })), 10_000)?.name).toBe("a".repeat(79));
  });

  it("is gone after 8 s (CART-08)", () => {
    expect(undoWindow).toBe(8_000);
    expect(rememberRemoved(line)).toContain("Max-Age=8;");
    expect(removedLineOf(sent(rememberRemoved(line)), line.until)).toBeNull();
  });

  it("is gone once it was brought back", () => {
    expect(removedLineOf(sent(forgetRemoved), 0)).toBeNull();
  });

  it("is of its cart alone: who has signed in or out has another one", () => {
    const [kept] = rememberRemoved(line).split(";", 1);
    expect(removedLineOf(`${kept}; cartId=c2`, 0)).toBeNull();
    expect(removedLineOf(String(kept), 0)).toBeNull();
    expect(removedLineOf(`cartId=c1; ${kept}`, 0)).toEqual(line);
  });

  it("survives any name, and never fails on any cookie", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), fc.string(), (name, hostile) => {
        expect(removedLineOf(sent(rememberRemoved({ ...line, name })), 0)?.name).toBe(name.slice(0, 80));
        expect(removedLineOf(`removedLine=${hostile}`, 0)).toBeNull();
      }),
    );
  });
});
