import { renderToStaticMarkup } from "react-dom/server";
import { StorefrontContext } from "../../lib/copy.ts";
import { TeaserBlock } from "../teaser-block.tsx";
import type { Teaser } from "../teaser-attributes.ts";

/** The markup of a teaser as the server sends it. */
export function show(
  given: Teaser,
  more: { readonly isFirst?: boolean; readonly headsPage?: boolean; readonly form?: React.ReactNode } = {},
): string {
  return renderToStaticMarkup(
    <StorefrontContext value={{ store: "de", language: "de-DE" }}>
      <TeaserBlock
        teaser={given}
        product={({ product, eager }) => <img alt={product.name} loading={eager ? "eager" : "lazy"} />}
        list={({ listId, hasOptions }) => <a href={`/lists/${listId}/`}>{hasOptions ? "Optionen" : "Kaufen"}</a>}
        isFirst={more.isFirst ?? false}
        headsPage={more.headsPage ?? false}
        form={more.form}
      />
    </StorefrontContext>,
  );
}
