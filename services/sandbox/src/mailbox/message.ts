import * as v from "valibot";

const address = v.pipe(v.string(), v.maxLength(320), v.regex(/^[^\s<>@]+@[^\s<>@]+$/, "must be a mail address"));
const sender = v.pipe(
  v.string(),
  v.maxLength(400),
  v.regex(/^(\P{Cc}*<)?[^\s<>@]+@[^\s<>@]+>?$/u, "must be a mail address"),
);
const line = (maximum: number) => v.pipe(v.string(), v.maxLength(maximum), v.regex(/^\P{Cc}*$/u, "must be one line"));

const draftSchema = v.object({
  to: address,
  from: sender,
  subject: v.pipe(line(500), v.nonEmpty("must not be empty")),
  html: v.string(),
  text: v.string(),
  language: v.pipe(v.string(), v.regex(/^[a-z]{2}(-[A-Z]{2})?$/, "must be a language tag such as de-AT")),
  reference: line(200),
  idempotencyKey: v.pipe(line(200), v.nonEmpty("must not be empty")),
  headers: v.optional(
    v.record(v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{1,60}$/, "must be a header's name")), line(900)),
    {},
  ),
});

/** A mail as the shop sent it. */
export interface MessageDraft {
  readonly to: string;
  /** An address, or a name with the address in angle brackets. */
  readonly from: string;
  readonly subject: string;
  /** Markup from outside: shown only inside a sandboxed frame. */
  readonly html: string;
  readonly text: string;
  readonly language: string;
  /** What the mail is about, such as an order number; may be empty. */
  readonly reference: string;
  /** The mail's `Message-ID`: one is one mail, however often it is sent. */
  readonly idempotencyKey: string;
  /** Headers beside the usual ones, such as `List-Unsubscribe`; may be empty. */
  readonly headers: Readonly<Record<string, string>>;
}

/** A mail that was received. */
export interface Message extends MessageDraft {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly receivedAt: string;
}

/** A mail, or the first thing that is wrong with it. */
export type CheckedDraft =
  | { readonly ok: true; readonly draft: MessageDraft }
  | { readonly ok: false; readonly message: string };

/** Checks what was read from a mail. */
export function checkDraft(draft: v.InferInput<typeof draftSchema>): CheckedDraft {
  const parsed = v.safeParse(draftSchema, draft);
  if (parsed.success) return { ok: true, draft: parsed.output };
  const [issue] = parsed.issues;
  return { ok: false, message: `The field ${v.getDotPath(issue) ?? ""} ${issue.message}.` };
}
