import { type ComponentType, useMemo } from "react";
import { Hero } from "./hero/hero.tsx";
import { attributesOf, named } from "./teaser-attributes.ts";
import type { BlockProps } from "./teasers/block.ts";
import { FormTeaser } from "./teasers/form-teaser.tsx";
import { Html, HtmlBox } from "./teasers/html-teasers.tsx";
import { BoxInsert, ImageLink, ImageTeaser } from "./teasers/image-teasers.tsx";
import { InfoBar } from "./teasers/info-bar.tsx";
import { LinkBox, Points, ServiceTeaser, Tiles } from "./teasers/list-teasers.tsx";
import { Recommendations } from "./teasers/recommendations.tsx";
import { AbTest, PrizeDraw } from "./teasers/tab-teasers.tsx";
import { TeaserLayer } from "./teasers/teaser-layer.tsx";
import { listAttribute, WishlistTeaser } from "./teasers/wishlist-teaser.tsx";

/** Templates with a display of their own; every other one gets the fallback (CMS-02..13). */
const blocks: Readonly<Record<string, ComponentType<BlockProps>>> = {
  "Boxeinschub Image Teaser": BoxInsert,
  "Service Teaser": ServiceTeaser,
  "Linkbox Teaser": LinkBox,
  "Image Link Teaser": ImageLink,
  "HTML Teaser": Html,
  "HTML Box Teaser": HtmlBox,
  "Teaser Layer": TeaserLayer,
  "image teaser": ImageTeaser,
  "Slider Hero Teaser": Hero,
  "Recommendations Teaser": Recommendations,
  "Info Bar": InfoBar,
  "Form Teaser": FormTeaser,
  "prize-draw tab teaser": PrizeDraw,
  "A/B test tab teaser": AbTest,
  "list teaser": Points,
  "content tile": Tiles,
  Merkliste: WishlistTeaser,
};

/** A teaser in its template's display. */
export function TeaserBlock(props: Omit<BlockProps, "attributes">) {
  const { template } = props.teaser;
  // Islands compare the teaser by identity.
  const teaser = useMemo(() => named(props.teaser), [props.teaser]);
  const attributes = attributesOf(teaser);
  const fallback = attributes.text(listAttribute) === null ? Html : WishlistTeaser;
  const Block = (Object.hasOwn(blocks, template) ? blocks[template] : null) ?? fallback;
  return <Block {...props} teaser={teaser} attributes={attributes} />;
}
