import type { ShopContext } from "../context.ts";
import type { KeyedMessage } from "./keyed-message.ts";
import { readOperatorsWords } from "./operators-words.store.ts";

/**
 * Puts messages into the words that operators have set for their keys, with article and figure behind them (WISH-24,
 * WISH-25, C-88). A message whose key has no words of theirs stays as it is.
 */
export async function inOperatorsWords<Message extends KeyedMessage>(
  { database, storefront }: Pick<ShopContext, "database" | "storefront">,
  messages: readonly Message[],
): Promise<Message[]> {
  if (messages.length === 0) return [];
  const rows = await readOperatorsWords(database.read, [...new Set(messages.map(({ messageKey }) => messageKey))]);
  const isEnglish = storefront.language === "en-DE";
  const words = new Map(rows.map(({ key, textDe, textEn }) => [key, isEnglish ? textEn : textDe]));
  return messages.map((message) => {
    const own = words.get(message.messageKey);
    if (own === undefined) return message;
    return { ...message, message: message.figure === "" ? own : `${own} (${message.figure})` };
  });
}

/** The text of one message, in the operators' words where they have set some. */
export async function wordsOf(
  context: Pick<ShopContext, "database" | "storefront">,
  message: KeyedMessage,
): Promise<string> {
  const [worded = message] = await inOperatorsWords(context, [message]);
  return worded.message;
}
