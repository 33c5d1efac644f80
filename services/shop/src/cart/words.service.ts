import { inOperatorsWords, wordsOf } from "../platform/messages/operators-words.service.ts";
import type { ShopContext } from "../platform/context.ts";
import type { CartView } from "./cart-view.ts";
import { noteTold } from "./settle/correction.service.ts";
import type { Message } from "./texts.ts";
import type { CartUpdate } from "./update.service.ts";

/** Notices of a cart in the operators' words; notes that a page shows them. */
export async function tellNotices<Notice extends Message>(
  context: ShopContext,
  view: CartView,
  notices: readonly Notice[],
): Promise<readonly Notice[]> {
  await noteTold(context, view);
  return inOperatorsWords(context, notices);
}

/** Why a voucher does not count yet, in the operators' words. */
export async function failureWords(context: ShopContext, failures: readonly Message[]): Promise<string[]> {
  return (await inOperatorsWords(context, failures)).map(({ message }) => message);
}

/** What a change did, in the operators' words. */
export async function updateWords(context: ShopContext, { refusal, notices }: CartUpdate) {
  return {
    errorMessage: refusal === null ? null : await wordsOf(context, refusal),
    notices: await inOperatorsWords(context, notices),
  };
}
