import * as v from "valibot";

/** Whose lists: a registered customer's, or those of a device without one. */
export type Owner = { readonly customerId: string } | { readonly userId: string };

/** What someone may do on a list, highest first (WISH-33). */
export const rights = ["creator", "admin", "editor", "commentator"] as const;
/** What someone may do on a list. */
export type Right = (typeof rights)[number];
/** Rights that a link can give. */
export type InviteRight = Exclude<Right, "creator">;

const right = v.picklist(rights);
const inviteRight = v.picklist(["admin", "editor", "commentator"]);
const integer = v.pipe(v.number(), v.integer());

/** A list as one person has it. */
export const listRow = v.object({
  id: v.string(),
  name: v.string(),
  description: v.string(),
  /** Whether it is this person's `merkzettel`. */
  isDefault: v.boolean(),
  /** Whether this person flagged it as the standard one. */
  isStandard: v.boolean(),
  createdAt: v.date(),
  version: integer,
  right,
  isShared: v.boolean(),
});
/** A list as one person has it. */
export type ListRow = v.InferOutput<typeof listRow>;

/** An entry as stored. */
export const entryRow = v.object({
  id: v.string(),
  wishlistId: v.string(),
  productId: integer,
  itemId: v.nullable(integer),
  quantity: integer,
  version: integer,
  addedAt: v.date(),
  /** Its turn among all that was put on lists; the newest of a list is on top. */
  sequence: v.number(),
});
/** An entry as stored. */
export type EntryRow = v.InferOutput<typeof entryRow>;

/** Something to put on a list. */
export interface NewRow {
  readonly productId: number;
  readonly itemId: number | null;
  readonly quantity: number;
}

/** A comment with its author's name. */
export const commentRow = v.object({
  id: v.string(),
  wishlistId: v.string(),
  entryId: v.string(),
  author: v.string(),
  /** Null: a visitor without an account, who is the only one to see it, or someone who is gone. */
  authorName: v.nullable(v.string()),
  comment: v.string(),
  writtenAt: v.date(),
});
/** A comment with its author's name. */
export type CommentRow = v.InferOutput<typeof commentRow>;

/** Someone on a list. */
export const memberRow = v.object({
  /** Of the person on this list; the creator's is the list's own. */
  id: v.string(),
  wishlistId: v.string(),
  customerId: v.string(),
  name: v.string(),
  right,
  joinedAt: v.date(),
});
/** Someone on a list. */
export type MemberRow = v.InferOutput<typeof memberRow>;

/** A link to a list. */
export const inviteRow = v.object({
  id: v.string(),
  wishlistId: v.string(),
  right: inviteRight,
  madeAt: v.date(),
  endsAt: v.date(),
});
/** A link to a list. */
export type InviteRow = v.InferOutput<typeof inviteRow>;

/** What came of an entry when it was put into the cart last. */
export const outcomeRow = v.object({
  entryId: v.string(),
  variantsToChoose: v.boolean(),
  quantityChanged: v.boolean(),
  maxInCart: v.boolean(),
  added: integer,
});
/** What came of an entry when it was put into the cart last. */
export type OutcomeRow = v.InferOutput<typeof outcomeRow>;

/** A person as rows name them: customers and visitors in one column. */
export const personOf = (owner: Owner): string =>
  "customerId" in owner ? `c:${owner.customerId}` : `u:${owner.userId}`;
