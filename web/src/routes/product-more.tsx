import type { ComponentProps } from "react";
// Ready before the button is pressed.
import "~/cart/add-to-cart.ts";
import { ProductCard } from "~/catalogue/product-card.tsx";
import { ProductMore } from "~/catalogue/product-more/product-more.tsx";
import { Grid } from "~/content/grid.tsx";

/** Teasers in the content's own display. */
const showTeasers: ComponentProps<typeof ProductMore>["teasers"] = (teasers) => (
  <Grid
    rows={teasers.map((teaser) => ({ flags: [], cells: [{ columns: 12, flags: [], teaser }] }))}
    product={ProductCard}
  />
);

/** A product's page below the fold with its teasers, which are the content's (PDP-09). */
export default function MoreOfProduct(props: Omit<ComponentProps<typeof ProductMore>, "teasers">) {
  return <ProductMore {...props} teasers={showTeasers} />;
}
