import type { SceneKind } from "@chalkbox/pictures";
import type { StoredAttribute, StoredRows, StoredTeaser } from "../../src/content/page/page.types.ts";
import { type Bilingual, text } from "../bilingual.ts";
import type { Picture } from "../catalogue/model.ts";

type Row = StoredRows[number];

/** Rates and limits of a store that texts mention, in whole euros as shoppers read them. */
export interface StoreFacts {
  readonly store: "de" | "at" | "ch" | "b2b";
  readonly country: Bilingual;
  readonly parcel: Bilingual;
  readonly freeFrom: Bilingual;
  readonly freight: Bilingual;
}

/** What the shipping tariffs of `cart/shipping/shippers.ts` say, in words. */
export const storeFacts: readonly StoreFacts[] = [
  {
    store: "de",
    country: "Deutschland | Germany",
    parcel: "5,95 € | €5.95",
    freeFrom: "69 € | €69",
    freight: "39,90 € | €39.90",
  },
  {
    store: "at",
    country: "Österreich | Austria",
    parcel: "8,95 € | €8.95",
    freeFrom: "99 € | €99",
    freight: "59,90 € | €59.90",
  },
  {
    store: "ch",
    country: "die Schweiz | Switzerland",
    parcel: "EUR 12.90 | EUR 12.90",
    freeFrom: "EUR 129 | EUR 129",
    freight: "EUR 79.90 | EUR 79.90",
  },
  {
    store: "b2b",
    country: "Deutschland | Germany",
    parcel: "4,95 € netto | €4.95 net",
    freeFrom: "100 € netto | €100 net",
    freight: "34,90 € netto | €34.90 net",
  },
];

const row = (teaser: StoredTeaser, flags: Row["flags"] = []): Row => ({
  flags,
  cells: [{ columns: 12, flags: [], teaser }],
});

/** A text attribute, its text in two languages. */
const words = (name: string, value: Bilingual): StoredAttribute => ({ name, text: text(value) });

/** A slide of the hero slider (CMS-07). */
export interface Slide {
  readonly pre: Bilingual;
  readonly headline: Bilingual;
  readonly post: Bilingual;
  readonly button: Bilingual;
  readonly link: string;
  readonly picture: { readonly kind: HeroKind; readonly colour: string; readonly accent: string };
}

type HeroKind = Extract<SceneKind, `hero-${string}`>;

/** The hero slider. */
export function hero(id: string, slides: readonly Slide[]): Row {
  const valueList = slides.map(({ pre, headline, post, button, link, picture }) => ({
    attributes: [
      words("preHeadline", pre),
      words("headline", headline),
      words("postHeadline", post),
      words("buttonText", button),
      { name: "link", url: link },
      { name: "image", picture, alt: text(headline) },
    ],
  }));
  return row(
    {
      id,
      name: text("Aktuelles | Highlights"),
      template: "Slider Hero Teaser",
      attributes: [{ name: "tabs", valueList }],
    },
    ["NO_MARGIN_TOP"],
  );
}

/** A picture with a word that leads to a category. */
export interface Tile {
  readonly headline: Bilingual;
  readonly link: string;
  readonly picture: Picture;
}

/** Tiles of categories (CMS-12). */
export function tiles(id: string, headline: Bilingual, list: readonly Tile[]): Row {
  const valueList = list.map((tile) => ({
    attributes: [
      words("headline", tile.headline),
      { name: "link", url: tile.link },
      { name: "image", picture: tile.picture, use: "tile" as const, alt: text(tile.headline) },
    ],
  }));
  return row({
    id,
    name: text(headline),
    template: "content tile",
    attributes: [words("headline", headline), { name: "tabs", valueList }],
  });
}

/** A carousel of products (CMS-08). */
export function carousel(
  id: string,
  headline: Bilingual,
  recommendations: NonNullable<StoredTeaser["recommendations"]>,
  more?: { readonly link: string; readonly button: Bilingual },
): Row {
  const attributes = [
    words("headline", headline),
    ...(more ? [{ name: "link", url: more.link }, words("buttonText", more.button)] : []),
  ];
  return row({ id, name: text(headline), template: "Recommendations Teaser", attributes, recommendations });
}

/** A point of a list: a heading and a sentence, perhaps a link. */
export interface Point {
  readonly headline: Bilingual;
  readonly content: Bilingual;
  readonly link?: string;
  readonly button?: Bilingual;
}

/** A list of points: advantages, steps (CMS-12). */
export function points(id: string, headline: Bilingual, list: readonly Point[]): Row {
  const valueList = list.map((point) => ({
    attributes: [
      words("headline", point.headline),
      words("teasercontent", point.content),
      ...(point.link === undefined ? [] : [{ name: "link", url: point.link }]),
      ...(point.button === undefined ? [] : [words("buttonText", point.button)]),
    ],
  }));
  return row(
    {
      id,
      name: text(headline),
      template: "list teaser",
      attributes: [words("headline", headline), { name: "tabs", valueList }],
    },
    ["WHITE_BACKGROUND"],
  );
}

/** A text with a heading (CMS-04). */
export function html(id: string, headline: Bilingual, content: { readonly de: string; readonly en: string }): Row {
  const attributes: StoredAttribute[] = [words("headline", headline), { name: "teasercontent", text: content }];
  return row({ id, name: text(headline), template: "HTML Teaser", attributes });
}

/** The form of a page (CMS-10). */
export function form(id: string, headline: Bilingual, lead: Bilingual): Row {
  const attributes = [words("headline", headline), words("teasercontent", lead)];
  return row({ id, name: text(headline), template: "Form Teaser", attributes });
}

/** A text with a heading, and a scene beside it. */
export function htmlBeside(
  id: string,
  headline: Bilingual,
  content: { readonly de: string; readonly en: string },
  scene: Scene,
): Row {
  const [words] = html(id, headline, content).cells;
  const picture = { kind: scene, ...sceneColours[scene] };
  const image: StoredTeaser = {
    id: `${id}-picture`,
    name: text(headline),
    template: "image teaser",
    attributes: [{ name: "image", picture, alt: { de: "", en: "" } }],
  };
  return { flags: [], cells: [...(words ? [{ ...words, columns: 7 }] : []), { columns: 5, flags: [], teaser: image }] };
}

/** Scenes that pages show beside their text. */
export type Scene = keyof typeof sceneColours;

const sceneColours = {
  advice: { colour: "#2f6db5", accent: "#f4c430" },
  safety: { colour: "#2f8f5b", accent: "#f4c430" },
  advantages: { colour: "#e0a23a", accent: "#2f6db5" },
} as const;
