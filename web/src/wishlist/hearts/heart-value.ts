import { cutText } from "@chalkbox/input-text/read-text";
/** What a heart is about (WISH-38). */
export interface HeartValue {
  readonly productId: string;
  /** The chosen item; null for the product as a whole. */
  readonly itemId: string | null;
  /** Pieces to put on a list. */
  readonly quantity: number;
  /** What it is called; for messages. */
  readonly name: string;
}

/** What is known of an entry of a list. */
export interface Mark {
  readonly wishlistId: string;
  readonly productId: string;
  readonly itemId?: string | null | undefined;
}

/** A heart as its button carries it; null for what is none. */
export function readHeart(value: unknown): HeartValue | null {
  const parts =
    typeof value === "string" ? /^([\w-]{1,40})\.([\w-]{0,40})\.([1-9]\d{0,3})\.(.{0,200})$/.exec(value) : null;
  if (!parts) return null;
  const [, productId = "", itemId = "", quantity, name = ""] = parts;
  return { productId, itemId: itemId || null, quantity: Math.min(Number(quantity), 9_998), name };
}

/** A heart as a form carries it. */
export const heartText = ({ productId, itemId, quantity, name }: HeartValue): string =>
  `${productId}.${itemId ?? ""}.${quantity}.${cutText(name, 200, 200)}`;

/** The same heart as text, however many pieces it would add: one that is shown twice is one. */
export const heartKey = ({ productId, itemId }: Pick<HeartValue, "productId" | "itemId">): string =>
  `${productId}.${itemId ?? ""}`;

/**
 * Whether an entry is what a heart is about (WISH-18): that of a product is about all its items, and that of an item also
 * about an entry of the product without an item.
 */
export const isAbout = (heart: HeartValue, { productId, itemId }: Mark): boolean =>
  productId === heart.productId && (heart.itemId === null || itemId == null || itemId === heart.itemId);

/** Ids of the lists that hold what a heart is about. */
export const listsWith = (heart: HeartValue, marks: readonly Mark[]): string[] => [
  ...new Set(marks.filter((mark) => isAbout(heart, mark)).map(({ wishlistId }) => wishlistId)),
];
