import { describe, expect, it, vi } from "vitest";
import type { GraphTools } from "../graph/load.ts";
import { submitBasket } from "./basket-submit.ts";
import type { RemovedLine } from "./removed-line.ts";

const removed: RemovedLine = {
  cartId: "c1",
  id: "p1.p2",
  purchaseOptionId: "7#LIGHTNING_DEAL",
  name: "Globus",
  quantity: 9,
  path: "/prod/1/?varid=7",
  isFreeItem: false,
  isCatalog: false,
  isLightningDeal: true,
  voucherCode: null,
  shownPrice: 1_779,
  until: 10,
};

/** What undo of the line that a page names answers and sends to the graph. */
async function undo(line: RemovedLine | null, until: number) {
  const mutate = vi.fn().mockResolvedValue({ data: { cart_update: { successful: true, notices: [] } } });
  const graph = {
    refresh: vi.fn().mockResolvedValue({ session: { cart: { id: "c1", mergedLineItems: [] } } }),
    mutate,
  };
  // The two calls that undo makes; what else pages may request does not matter here.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- see above
  const tools = graph as unknown as GraphTools;
  const outcome = await submitBasket(tools, { intent: "undo", until: String(until) }, line, 0);
  return { outcome, sent: mutate.mock.calls.map(([, variables]) => variables) };
}

/** The operation that undo sends to the graph. */
async function undone(line: RemovedLine): Promise<unknown> {
  const { outcome, sent } = await undo(line, line.until);
  expect(outcome).toMatchObject({ kind: "changed", isUndone: true });
  return sent[0];
}

describe("a removal", () => {
  it("keeps of a deal's line what buys it again at the deal's price (CART-09)", async () => {
    const line = {
      operationsId: removed.id,
      id: removed.id,
      purchaseOptionId: removed.purchaseOptionId,
      name: removed.name,
      quantity: removed.quantity,
      path: removed.path,
      isFreeItem: false,
      isCatalog: false,
      isLightningDeal: true,
      relatedVoucherCode: null,
      priceParts: [{ unitPrice: { amount: removed.shownPrice } }],
    };
    const graph = {
      refresh: vi.fn().mockResolvedValue({ session: { cart: { id: "c1", mergedLineItems: [line] } } }),
      mutate: vi.fn().mockResolvedValue({ data: { cart_update: { successful: true, notices: [] } } }),
    };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a removal makes these two calls alone
    const tools = graph as unknown as GraphTools;
    const outcome = await submitBasket(tools, { intent: "remove", positionId: removed.id }, null, 10);
    expect(outcome).toMatchObject({ kind: "changed", removed: { ...removed, until: 8_010 } });
  });
});

describe("undo (CART-08)", () => {
  it("buys a deal's line at the deal's price again (C-74)", async () => {
    expect(await undone(removed)).toMatchObject({
      data: {
        ops: [
          {
            positionOp: {
              addPosition: {
                setItemId: "7#LIGHTNING_DEAL",
                updateQuantity: { quantity: 9 },
                shownPrice: 1_779,
                restores: "p1.p2",
                asFreeArticle: false,
              },
            },
          },
        ],
      },
    });
  });

  it.each([
    ["whose time is over", null],
    ["after which another one was removed", { ...removed, until: 11 }],
    ["of another cart", { ...removed, cartId: "c2" }],
  ])("restores nothing of a line %s, and reports it", async (_, last) => {
    expect(await undo(last, 10)).toEqual({ outcome: { kind: "tooLate" }, sent: [] });
  });

  it("restores a voucher's article with its voucher", async () => {
    const gift = { ...removed, purchaseOptionId: "8", isFreeItem: true, isLightningDeal: false, voucherCode: "GABE" };
    expect(await undone(gift)).toEqual({
      data: { cartId: "c1", ops: [{ voucherOp: { addVoucher: { code: "GABE" } } }] },
    });
  });

  it("restores a free article as one", async () => {
    const gift = { ...removed, purchaseOptionId: "8", quantity: 1, isFreeItem: true, isLightningDeal: false };
    expect(await undone(gift)).toMatchObject({
      data: { ops: [{ positionOp: { addPosition: { setItemId: "8", asFreeArticle: true } } }] },
    });
  });
});

describe("CART-16: on the way to the checkout", () => {
  /** What is sent of a reference that was typed. @param stored what the cart has */
  async function sentReference(stored: string, hasReference: string | undefined): Promise<unknown> {
    const cart = { id: "c1", mergedLineItems: [], orderReference: stored };
    const mutate = vi.fn().mockResolvedValue({ data: { setOrderReference: { successful: true } } });
    const graph = { refresh: vi.fn().mockResolvedValue({ session: { cart } }), mutate };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the two calls that it makes
    const tools = graph as unknown as GraphTools;
    const outcome = await submitBasket(tools, { intent: "checkout", hasReference, reference: "Klasse 3b" }, null, 0);
    expect(outcome).toEqual({ kind: "goOn" });
    return mutate.mock.calls.map(([, variables]) => variables);
  }

  it("the order reference is sent when its box is ticked", async () => {
    expect(await sentReference("", "on")).toEqual([{ cartId: "c1", orderReference: "Klasse 3b" }]);
  });

  it("an empty one is sent when it is not, whatever was typed", async () => {
    expect(await sentReference("alt", undefined)).toEqual([{ cartId: "c1", orderReference: "" }]);
  });
});
