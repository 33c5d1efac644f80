import type { ActionFunctionArgs, ClientActionFunctionArgs } from "react-router";
import { addToCart } from "~/cart/add-to-cart.ts";
import { listingCopy } from "~/catalogue/listing-copy.ts";
import type { TileAnswer } from "~/catalogue/tile-answer.ts";
import { defineSubmit, nothingTyped } from "~/graph/load.ts";
import { redirectWithToast } from "~/graph/redirect.ts";
import { showBasketDrawer } from "~/lib/basket-drawer.ts";
import { copyFor } from "~/lib/copy.ts";
import { lateMessagesFor } from "~/shell/messages-late.ts";

const read = (form: FormData, name: string, pattern: RegExp): string | null => {
  const value = form.get(name);
  return typeof value === "string" && pattern.test(value) ? value : null;
};

/**
 * Puts what a tile of a list sells into the basket; the list stays. On the server the form came without scripts: the
 * answer must outlive a redirect, or a reload would add once more.
 */
export const submitTile = defineSubmit(
  async ({ request }: ActionFunctionArgs | ClientActionFunctionArgs, form, graph): Promise<TileAnswer> => {
    const t = copyFor(request, listingCopy);
    const shownPrice = read(form, "shownPrice", /^\d{1,9}$/);
    const purchaseOptionId = read(form, "itemId", /^[^\s]{1,60}$/) ?? "";
    const result = await addToCart(graph, {
      purchaseOptionId,
      quantity: Number(read(form, "quantity", /^\d{1,4}$/) ?? 1),
      shownPrice: shownPrice === null ? null : Number(shownPrice),
    });
    if (import.meta.env.SSR) {
      const { pathname, search } = new URL(request.url);
      const back = pathname + search;
      if (result.kind === "failed") throw redirectWithToast(back, { key: result.message, severity: "error" });
      throw redirectWithToast(back, {
        key: result.notice ?? t.added,
        severity: result.notice === null ? "success" : "warning",
        link: { href: "/checkout/basket/", label: t.toBasket },
      });
    }
    if (result.kind === "added") {
      if (result.notice !== null) return { kind: "noticed", text: result.notice };
      return { kind: (await showBasketDrawer(purchaseOptionId)) ? "shown" : "added", text: t.added };
    }
    return { kind: "failed", text: await lateMessagesFor(request, graph)(result.message) };
  },
  nothingTyped,
);
