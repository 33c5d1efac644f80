/** A message to the shopper, with the key that clients and operators know it by. */
export interface KeyedMessage {
  readonly messageKey: string;
  /** The built-in words, in the shop language. */
  readonly message: string;
  /** Article and figure, which stand beside operators' words for the key; empty where there are none. */
  readonly figure: string;
}
