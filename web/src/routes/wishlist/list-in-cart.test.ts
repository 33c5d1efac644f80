import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createBrowserGraph } from "~/graph/client.browser.ts";
import { AddListToCartDocument } from "~/graph/generated/AddListToCart.ts";
import { MiniCartDocument } from "~/graph/generated/MiniCart.ts";
import { PageSessionDocument } from "~/graph/generated/PageSession.ts";
import { requestDocument } from "~/graph/operation.ts";
import { becomeKnown, becomeUnknown } from "~/graph/testing/known-visitor.ts";
import { playGateway } from "~/graph/testing/play-gateway.ts";
import { makeUpAnswer } from "../testing/made-up-answers.ts";

beforeEach(becomeKnown);
afterEach(becomeUnknown);

/** A tab whose gateway answers what the schema makes up. @returns the names of what was requested, too */
function openTab() {
  const requested: string[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation(
    playGateway(({ documentId, variables }) => {
      const { asked, answer } = makeUpAnswer(documentId, { ...variables }, {});
      requested.push(asked[0]);
      return { data: answer };
    }),
  );
  return { graph: createBrowserGraph("http://shop.test/api/shop/"), requested };
}

it("OP-M-51: a list that is put into the cart makes the page request the cart and the session with its count again", async () => {
  const { graph, requested } = openTab();
  const shown = [
    graph.client.query(requestDocument(PageSessionDocument), {}),
    graph.client.query(requestDocument(MiniCartDocument), {}),
  ].map((query) => query.subscribe(() => undefined));
  await vi.waitFor(() => expect(requested.toSorted()).toEqual(["MiniCart", "PageSession"]));
  requested.length = 0;

  await graph.mutate(AddListToCartDocument, { teaserWishlist: [{ productId: "1", quantity: 2 }], cartId: "c-1" });

  await vi.waitFor(() => expect(requested.toSorted()).toEqual(["AddListToCart", "MiniCart", "PageSession"]));
  for (const { unsubscribe } of shown) unsubscribe();
});
