import type { TeaserPartsFragment } from "../graph/generated/TeaserParts.fragment.ts";
import { redirectTarget } from "../lib/redirect-target.ts";
import { type ButtonScheme, buttonSchemes } from "../ui/button/button.tsx";

/** A teaser as the graph delivers it. */
export type Teaser = TeaserPartsFragment;
type Attribute = Teaser["attributes"][number];

/** A picture of a teaser, with the place that it keeps while it loads. */
export interface TeaserImage {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

/** What every link of a teaser carries. */
export interface TeaserLink {
  readonly href: string;
  readonly target?: "_blank";
  readonly rel?: "noopener";
  /** What analytics call the click; the attribute `googleAnalytics`. */
  readonly "data-analytics"?: string;
}

/** What a teaser's blocks read of it: its texts, links and pictures by name (CMS-16). */
export interface Attributes {
  text(name: string): string | null;
  /** Whether a switch is on: its value or text is `true`. */
  isOn(name: string): boolean;
  /** One of the allowed words, or null for every other text. */
  choice<const Word extends string>(name: string, words: readonly Word[]): Word | null;
  /** The address of a link; only paths of ours and web, mail and phone addresses. */
  link(name: string): string | null;
  /** The first of these links that leads somewhere, with all that its element needs. */
  anchor(...names: readonly string[]): TeaserLink | null;
  image(name: string): TeaserImage | null;
  /** A colour as `#rgb` or `#rrggbb`; others are ignored. */
  colour(name: string): string | null;
  /** The scheme of the button; one outside the list is ignored (CMS-17). */
  readonly scheme: ButtonScheme | undefined;
  /** The entries of a list, each with attributes of its own. */
  list(name: string): readonly Attributes[];
}

/** Operators type addresses: script and data addresses must not come through. */
const safeLink = (url: string | null | undefined): string | null =>
  redirectTarget(url) ?? (url && /^(mailto:|tel:|#)/.test(url) ? url : null);

interface Source extends Pick<Attribute, "name" | "text" | "url" | "urlPath" | "altTag"> {
  readonly value?: string | null;
  readonly openLinkInNewWindow?: boolean;
  readonly width?: number | null;
  readonly height?: number | null;
  readonly valueList?: readonly { readonly attributes: readonly Source[] }[];
}

/** Default frame of a picture whose size is not given: it keeps its place while it loads. */
const fallbackSize = { width: 800, height: 600 };

function read(sources: readonly Source[]): Attributes {
  const find = (name: string) => sources.find((attribute) => attribute.name === name);
  const text = (name: string) => find(name)?.text || null;
  const word = (name: string) => find(name)?.value ?? text(name);
  const choice = <const Word extends string>(name: string, words: readonly Word[]) =>
    words.find((allowed) => allowed === word(name)) ?? null;
  const link = (name: string) => safeLink(find(name)?.url);
  return {
    text,
    choice,
    link,
    isOn: (name) => word(name) === "true",
    anchor(...names) {
      const name = names.find((each) => link(each) !== null);
      const href = name === undefined ? null : link(name);
      if (name === undefined || href === null) return null;
      const analytics = text("googleAnalytics");
      return {
        href,
        ...(find(name)?.openLinkInNewWindow === true && { target: "_blank", rel: "noopener" }),
        ...(analytics !== null && { "data-analytics": analytics }),
      };
    },
    image(name) {
      const attribute = find(name);
      const src = safeLink(attribute?.urlPath);
      if (!attribute || !src) return null;
      return {
        src,
        alt: text("alternativText") ?? attribute.altTag ?? "",
        width: attribute.width ?? fallbackSize.width,
        height: attribute.height ?? fallbackSize.height,
      };
    },
    colour(name) {
      const colour = word(name);
      return colour !== null && /^#(?:[\da-f]{3}){1,2}$/i.test(colour) ? colour : null;
    },
    scheme: choice("buttonType", buttonSchemes) ?? undefined,
    list: (name) => (find(name)?.valueList ?? []).map((entry) => read(entry.attributes)),
  };
}

/** The attributes of a teaser by name. */
export const attributesOf = (teaser: Teaser): Attributes => read(teaser.attributes);

/** The teaser by the name that its attribute `teaserName` gives it, where it has one: what stands in for a headline. */
export function named(teaser: Teaser): Teaser {
  const name = attributesOf(teaser).text("teaserName");
  return name === null ? teaser : { ...teaser, name };
}
