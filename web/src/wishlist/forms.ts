import * as v from "valibot";

const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100));
const optional = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(100)), "");
const pieces = v.pipe(v.string(), v.regex(/^\d{1,4}$/u), v.transform(Number), v.maxValue(9_998));
const version = v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/u), v.transform(Number)));
const long = v.optional(v.pipe(v.string(), v.trim(), v.maxLength(2_000)), "");
const right = v.picklist(["ADMIN", "EDITOR", "COMMENTATOR"]);
const day = v.optional(v.pipe(v.string(), v.regex(/^(\d{4}-\d{2}-\d{2})?$/u)), "");
/** What an entry holds, as the page shows it. */
const entry = { entryId: text, productId: text, itemId: optional, quantity: pieces, version, name: optional };

/** The forms of the wish list, besides hearts. */
export const forms = v.variant("intent", [
  v.object({ intent: v.literal("quantity"), listId: text, ...entry }),
  v.object({ intent: v.literal("remove"), listId: text, ...entry }),
  v.object({ intent: v.literal("restore"), listId: text, ...entry }),
  v.object({ intent: v.literal("replace"), listId: text, ...entry, toCart: v.optional(v.string()) }),
  v.object({ intent: v.literal("toCart"), listId: text, ...entry }),
  v.object({ intent: v.literal("allToCart"), listId: text }),
  v.object({ intent: v.literal("cartToList"), listId: text }),
  v.object({ intent: v.literal("create"), name: optional, description: long }),
  v.object({ intent: v.literal("edit"), listId: text, name: optional, description: long, version }),
  v.object({ intent: v.literal("delete"), listId: text, name: optional }),
  v.object({ intent: v.literal("standard"), listId: text }),
  v.object({ intent: v.literal("comment"), listId: text, entryId: text, comment: long }),
  v.object({ intent: v.literal("deleteComment"), listId: text, commentId: text }),
  v.object({ intent: v.literal("invite"), listId: text, right, endsAt: day }),
  v.object({ intent: v.literal("revoke"), listId: text, inviteId: text }),
  v.object({ intent: v.literal("person"), listId: text, userId: text, right }),
  v.object({ intent: v.literal("takeOff"), listId: text, userId: text }),
  v.object({ intent: v.literal("handOver"), listId: text, userId: text }),
  v.object({ intent: v.literal("leave"), listId: text, name: optional }),
  v.object({ intent: v.literal("join"), shareData: text }),
  v.object({ intent: v.literal("import"), shareData: text, name: optional }),
  v.object({ intent: v.literal("teaserReplace"), ...entry, toCart: v.optional(v.string()) }),
  v.object({ intent: v.literal("teaserToCart"), teaserId: text }),
  v.object({ intent: v.literal("teaserToList"), teaserId: text, listId: optional }),
  v.object({ intent: v.literal("teaserConvert"), teaserId: text, name: optional }),
]);
export type WishlistForm = v.InferOutput<typeof forms>;
