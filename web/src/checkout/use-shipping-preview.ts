import { useEffect, useRef, useState } from "react";
import type { CheckoutPageQuery } from "../graph/generated/CheckoutPage.ts";
import type { ShippingPreviewInput } from "../graph/generated/schema.ts";
import { ShippingPreviewDocument } from "../graph/generated/ShippingPreview.ts";
import { useGraph } from "../graph/context.ts";

type Cart = NonNullable<NonNullable<CheckoutPageQuery["session"]>["cart"]>;

/** What is filled in settles for so long before the shop is called, in ms. */
const settleTime = 150;

/** The cart as it would be with what is filled in, and how to say what that is. */
export interface ShippingPreview {
  /** Shippers and totals are the last that the shop has settled. */
  readonly cart: Cart | null;
  readonly follow: (destination: ShippingPreviewInput) => void;
}

/**
 * Calls the shop for shippers and totals while an address is typed and a way to ship is chosen (CHKS-03, -05..07, -10):
 * what is shown beside the form is what the next page charges. Nothing is stored.
 * @param stored the session's cart; when it changes, in another tab say, the shop is called again
 */
export function useShippingPreview(stored: Cart | null): ShippingPreview {
  const graph = useGraph();
  const [asked, setAsked] = useState<ShippingPreviewInput | null>(null);
  const [settled, setSettled] = useState<Pick<Cart, "id"> | null>(null);
  const last = useRef("");
  useEffect(() => {
    if (asked === null || stored === null) return undefined;
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      const variables = { cartId: stored.id, preview: asked };
      const { data } = await graph.query(ShippingPreviewDocument, variables, "no-cache");
      if (isCurrent && data?.getShippingStepDetails) setSettled(data.getShippingStepDetails.cart);
    };
    const timer = setTimeout(() => void ask(), settleTime);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [graph, asked, stored]);
  return {
    cart: stored && settled?.id === stored.id ? { ...stored, ...settled } : stored,
    follow(destination) {
      const key = JSON.stringify(destination);
      if (key === last.current) return;
      last.current = key;
      setAsked(destination);
    },
  };
}
