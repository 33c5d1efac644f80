import * as v from "valibot";

/** Who to ask about a return. */
export const contactSchema = v.object({
  salutation: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phone: v.string(),
});
/** Who to ask about a return. */
export type Contact = v.InferOutput<typeof contactSchema>;

const selectionSchema = v.object({
  /** Place of the line, from 0. */
  line: v.number(),
  quantity: v.number(),
  reason: v.string(),
  additionalInfo: v.string(),
  components: v.array(v.string()),
});
/** A line that was chosen. */
export type Selection = v.InferOutput<typeof selectionSchema>;

/** What a visitor has chosen in the steps of a return (RET-03); null for what has not been chosen. */
export const returnStateSchema = v.object({
  items: v.array(selectionSchema),
  regulation: v.nullable(v.string()),
  /** Undefined: not chosen yet; null: none (RET-07). */
  carrier: v.optional(v.nullable(v.string())),
  labels: v.number(),
  contact: v.nullable(contactSchema),
});
/** What a visitor has chosen in the steps of a return. */
export type ReturnState = v.InferOutput<typeof returnStateSchema>;

/** A return or withdrawal as stored. */
export const storedReturnSchema = v.object({
  rma: v.string(),
  orderNumber: v.number(),
  kind: v.picklist(["return", "withdrawal"]),
  status: v.picklist(["held", "announced", "received", "refunded", "undone"]),
  regulation: v.string(),
  carrier: v.nullable(v.string()),
  labels: v.number(),
  contact: contactSchema,
  declaration: v.nullable(v.string()),
  submissionId: v.string(),
  createdAt: v.date(),
  /** Until when the order's own address could object (C-106); null where it took effect at once. */
  heldUntil: v.nullable(v.date()),
  refundCents: v.nullable(v.number()),
  items: v.array(
    v.object({
      line: v.number(),
      quantity: v.number(),
      cancelled: v.number(),
      reason: v.nullable(v.string()),
      additionalInfo: v.string(),
    }),
  ),
});
/** A return or withdrawal as stored. */
export type StoredReturn = v.InferOutput<typeof storedReturnSchema>;
