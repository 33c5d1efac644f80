/** What a message may be about. */
export const contactTopics = ["ORDER", "ADVICE", "QUOTATION", "RETURN", "OTHER"] as const;
/** What a message is about. */
export type ContactTopic = (typeof contactTopics)[number];

/** `ContactMessageInput` of the graph. */
export interface ContactMessage {
  readonly name: string;
  readonly email: string;
  readonly topic: string;
  readonly reference: string;
  readonly text: string;
}

/** A message that can be sent. */
export interface CheckedMessage extends ContactMessage {
  readonly topic: ContactTopic;
}

/** `ContactFormData` of the graph. */
export interface ContactFormData {
  readonly name: string;
  readonly email: string;
  readonly topic: ContactTopic;
  readonly reference: string;
}
