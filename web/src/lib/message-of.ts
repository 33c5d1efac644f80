/** Puts a message key into words for the visitor; the shop's own sentences, which are no key, stay as they are. */
export type MessageOf = (keyOrText: string) => Promise<string> | string;
