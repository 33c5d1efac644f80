import * as v from "valibot";

/** A mail as the shop writes it. Document: docs/guides/mails.md. */
export const mailSchema = v.object({
  to: v.string(),
  from: v.string(),
  subject: v.string(),
  html: v.string(),
  text: v.string(),
  language: v.string(),
  /** What the mail is about, such as an order number; may be empty. */
  reference: v.string(),
  /** One key is one mail, however often it is written or delivered. */
  idempotencyKey: v.string(),
  /** Headers beside the usual ones, such as `List-Unsubscribe`; left out where there are none. */
  headers: v.optional(v.record(v.string(), v.string())),
});
/** A mail on its way. */
export type Mail = v.InferOutput<typeof mailSchema>;

/** Sender of all mails of the shop. */
export const sender = "Chalkbox <shop@chalkbox.example>";
