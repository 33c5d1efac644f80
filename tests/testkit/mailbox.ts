import * as v from "valibot";

const Messages = v.object({
  messages: v.array(
    v.object({
      id: v.string(),
      to: v.string(),
      subject: v.string(),
      text: v.string(),
      html: v.string(),
      language: v.string(),
      reference: v.string(),
      headers: v.record(v.string(), v.string()),
    }),
  ),
});

/** A mail that arrived in the sandbox. */
export type Mail = v.InferOutput<typeof Messages>["messages"][number];

/** The mails that arrived for an address, newest first. */
export async function mailsTo(sandbox: string, address: string): Promise<readonly Mail[]> {
  const response = await fetch(`${sandbox}/mailbox/messages.json?to=${encodeURIComponent(address)}`);
  return v.parse(Messages, await response.json()).messages;
}
