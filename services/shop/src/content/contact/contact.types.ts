import type { ContactMessageInput as ContactMessage } from "../../generated/graph.ts";
/** What a message may be about. */
export const contactTopics = ["ORDER", "ADVICE", "QUOTATION", "RETURN", "OTHER"] as const;
/** What a message is about. */
export type ContactTopic = (typeof contactTopics)[number];

/** A message that can be sent. */
export interface CheckedMessage extends ContactMessage {
  readonly topic: ContactTopic;
}
