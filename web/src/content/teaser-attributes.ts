import type { TeaserPartsFragment } from "../graph/generated/TeaserParts.fragment.ts";
import { redirectTarget } from "../lib/safe-path.ts";

/** A teaser as the graph delivers it. */
export type Teaser = TeaserPartsFragment;
type Attribute = Teaser["attributes"][number];

/** What a teaser's blocks read of it: its texts, links and pictures by name (CMS-16). */
export interface Attributes {
  text(name: string): string | null;
  /** The address of a link; only paths of ours and web, mail and phone addresses. */
  link(name: string): string | null;
  image(
    name: string,
  ): { readonly src: string; readonly alt: string; readonly width: number; readonly height: number } | null;
  /** The entries of a list, each with attributes of its own. */
  list(name: string): readonly Attributes[];
}

/** Operators type addresses: script and data addresses must not come through. */
const safeLink = (url: string | null | undefined): string | null =>
  redirectTarget(url) ?? (url && /^(mailto:|tel:|#)/.test(url) ? url : null);

interface Source extends Pick<Attribute, "name" | "text" | "url" | "urlPath" | "altTag"> {
  readonly width?: number | null;
  readonly height?: number | null;
  readonly valueList?: readonly { readonly attributes: readonly Source[] }[];
}

/** Default frame of a picture whose size is not given: it keeps its place while it loads. */
const fallbackSize = { width: 800, height: 600 };

function read(sources: readonly Source[]): Attributes {
  const find = (name: string) => sources.find((attribute) => attribute.name === name);
  return {
    text: (name) => find(name)?.text ?? null,
    link: (name) => safeLink(find(name)?.url),
    image(name) {
      const attribute = find(name);
      const src = safeLink(attribute?.urlPath);
      if (!attribute || !src) return null;
      return {
        src,
        alt: attribute.altTag ?? "",
        width: attribute.width ?? fallbackSize.width,
        height: attribute.height ?? fallbackSize.height,
      };
    },
    list: (name) => (find(name)?.valueList ?? []).map((entry) => read(entry.attributes)),
  };
}

/** The attributes of a teaser by name. */
export const attributesOf = (teaser: Teaser): Attributes => read(teaser.attributes);
