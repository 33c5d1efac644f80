import type { SceneKind } from "@chalkbox/pictures";
import type { StoredAttribute, StoredRows, StoredTeaser } from "../../src/content/page/page.types.ts";
import { type Bilingual, text } from "../bilingual.ts";
import type { Picture } from "../catalogue/model.ts";
import { classLists } from "../wishlist/class-lists.ts";

type Row = StoredRows[number];
type ScenePicture = { readonly kind: SceneKind; readonly colour: string; readonly accent: string };

const words = (name: string, value: Bilingual): StoredAttribute => ({ name, text: text(value) });
const option = (name: string, value: string): StoredAttribute => ({ name, value });
const noAlt = { de: "", en: "" };

/** Where a button leads, and what it says. */
interface Way {
  readonly link: string;
  readonly button: Bilingual;
  readonly scheme?: "primary" | "secondary" | "outline";
}

const way = ({ link, button, scheme }: Way): StoredAttribute[] => [
  { name: "teaserLink", url: link },
  words("teaserButtonText", button),
  ...(scheme ? [option("buttonType", scheme)] : []),
];

/** A service of the shop: a small picture, a sentence or two, a button (CMS-02). */
export const service = (
  id: string,
  headline: Bilingual,
  content: Bilingual,
  picture: Picture,
  to: Way,
): StoredTeaser => ({
  id,
  name: text(headline),
  template: "Service Teaser",
  attributes: [
    words("headline", headline),
    words("teasercontent", content),
    { name: "image", picture, use: "tile", alt: noAlt },
    ...way(to),
  ],
});

/** A box of links (CMS-02). */
export const linkBox = (
  id: string,
  headline: Bilingual,
  links: readonly (readonly [name: Bilingual, link: string])[],
): StoredTeaser => ({
  id,
  name: text(headline),
  template: "Linkbox Teaser",
  attributes: [
    words("headline", headline),
    {
      name: "tabs",
      valueList: links.map(([name, link]) => ({
        attributes: [words("teaserName", name), { name: "link", url: link }],
      })),
    },
  ],
});

/** A box of words on a wide scene (CMS-02). */
export const boxInsert = (
  id: string,
  lines: { readonly pre: Bilingual; readonly headline: Bilingual; readonly content: Bilingual },
  picture: ScenePicture,
  to: Way & { readonly place: "left" | "right" },
): StoredTeaser => ({
  id,
  name: text(lines.headline),
  template: "Boxeinschub Image Teaser",
  attributes: [
    words("preHeadline", lines.pre),
    words("headline", lines.headline),
    words("teasercontent", lines.content),
    { name: "image", picture, alt: noAlt },
    option("buttonPosition", to.place),
    ...way(to),
  ],
});

/** A text in a box that unfolds (CMS-25). */
export const foldedText = (
  id: string,
  headline: Bilingual,
  content: { readonly de: string; readonly en: string },
): StoredTeaser => ({
  id,
  name: text(headline),
  template: "HTML Box Teaser",
  attributes: [words("headline", headline), { name: "teasercontent", text: content }, option("variant", "more")],
});

/** How a class list is shown in a page. */
interface ListLook {
  readonly template: "Merkliste" | "Merklisten-Kauf";
  readonly side: "left" | "right";
  /** Whether it takes the whole width. */
  readonly full?: boolean;
}

/** A class list with what can be done with it (WISH-16, WISH-17). @param listId one of `classLists` */
export function listTeaser(listId: string, { template, side, full = false }: ListLook): StoredTeaser {
  const list = classLists.find(({ id }) => id === listId);
  if (list === undefined) throw new Error(`No class list is called ${listId}`);
  return {
    id: `list-${listId}`,
    name: text(list.name),
    template,
    attributes: [
      { name: "wishlistId", text: { de: listId, en: listId } },
      words("headline", list.name),
      words("teasercontent", list.description),
      { name: "image", picture: list.picture, use: "tile", alt: noAlt },
      option("imagePosition", side),
      ...(full ? [option("columns", "full")] : []),
    ],
  };
}

/** A notice that visitors can dismiss (CMS-09); its name is its cookie's. */
export const notice = (id: string, name: string, content: Bilingual, to: Omit<Way, "scheme">): Row => ({
  flags: [],
  cells: [
    {
      columns: 12,
      flags: [],
      teaser: {
        id,
        name: { de: name, en: name },
        template: "Info Bar",
        attributes: [words("teasercontent", content), { name: "link", url: to.link }, words("buttonText", to.button)],
      },
    },
  ],
});

/** Teasers beside each other, all of one width. */
export const beside = (teasers: readonly StoredTeaser[], flags: Row["flags"] = []): Row => ({
  flags,
  cells: teasers.map((teaser) => ({ columns: Math.floor(12 / teasers.length), flags: [], teaser })),
});
