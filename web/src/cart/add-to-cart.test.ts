import { CombinedError } from "urql";
import { expect, it, vi } from "vitest";
import type { GraphTools } from "../graph/load.ts";
import { addToCart } from "./add-to-cart.ts";

const purchase = { purchaseOptionId: "7", quantity: 2, shownPrice: 499 };
const added = { data: { cart_update: { successful: true, notices: [] } } };
const lost = { error: new CombinedError({ networkError: new TypeError("fetch failed") }) };

/** A graph that has `known` without a call, and answers `fresh` to one. */
function graphWith(known: string | null, fresh: string | null, answer: object = added) {
  const optional = vi.fn().mockResolvedValue(known === null ? null : { session: { cartId: known } });
  const refresh = vi.fn().mockResolvedValue({ session: { cartId: fresh } });
  const mutate = vi.fn().mockResolvedValue(answer);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the calls that adding makes
  return { refresh, mutate, tools: { optional, refresh, mutate } as unknown as GraphTools };
}

it("OP-M-10: a page that has its visitor's cart sends one call", async () => {
  const { refresh, mutate, tools } = graphWith("c1", "c2");
  expect(await addToCart(tools, purchase)).toEqual({ kind: "added", quantity: 2, notice: null });
  expect([refresh.mock.calls.length, mutate.mock.calls.length]).toEqual([0, 1]);
  expect(mutate.mock.calls[0]?.[1]).toMatchObject({ data: { cartId: "c1" } });
});

it("calls the session first when the page has no cart", async () => {
  const { refresh, mutate, tools } = graphWith(null, "c2");
  expect(await addToCart(tools, purchase)).toMatchObject({ kind: "added" });
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(mutate.mock.calls[0]?.[1]).toMatchObject({ data: { cartId: "c2" } });
});

it("calls the session again after a failed call: the cart may have gone", async () => {
  const { refresh, tools } = graphWith("c1", "c2", lost);
  // What does not answer must not keep the message waiting.
  refresh.mockReturnValue(new Promise(() => undefined));
  expect(await addToCart(tools, purchase)).toEqual({
    kind: "failed",
    message: "vue.message.internalError",
    isRefused: false,
  });
  expect(refresh).toHaveBeenCalledTimes(1);
});

it("goes on with the cart that takes the place of one that has gone, once", async () => {
  const gone = {
    error: new CombinedError({ graphQLErrors: [{ message: "x", extensions: { classification: "CART_NOT_FOUND" } }] }),
  };
  const { mutate, tools } = graphWith("c1", "c2", gone);
  mutate.mockResolvedValueOnce(gone).mockResolvedValueOnce(added);
  expect(await addToCart(tools, purchase)).toMatchObject({ kind: "added" });
  expect(mutate.mock.calls.map(([, variables]) => variables.data.cartId)).toEqual(["c1", "c2"]);
  mutate.mockClear();
  expect(await addToCart(tools, purchase)).toMatchObject({ kind: "failed" });
  expect(mutate).toHaveBeenCalledTimes(2);
});

it("reports that the shop refuses, where it does", async () => {
  const no = { data: { cart_update: { successful: false, errorMessage: "Ausverkauft", notices: [] } } };
  const { tools } = graphWith("c1", "c1", no);
  expect(await addToCart(tools, purchase)).toEqual({ kind: "failed", message: "Ausverkauft", isRefused: true });
});

it("says the words of a failed call when the session cannot be asked for a cart", async () => {
  const { refresh, mutate, tools } = graphWith(null, null);
  refresh.mockRejectedValue(new Response(null, { status: 503 }));
  expect(await addToCart(tools, purchase)).toMatchObject({ kind: "failed", message: "vue.message.internalError" });
  expect(mutate).not.toHaveBeenCalled();
});

it("sends nothing without a cart", async () => {
  const { mutate, tools } = graphWith(null, null);
  expect(await addToCart(tools, purchase)).toEqual({
    kind: "failed",
    message: "vue.message.internalError",
    isRefused: false,
  });
  expect(mutate).not.toHaveBeenCalled();
});
