import type { Answer } from "../graph/client.ts";
import { refusalText } from "../graph/failure.ts";
import type { WishlistChangeFragment } from "../graph/generated/WishlistChange.fragment.ts";
import type { GraphTools } from "../graph/load.ts";
import type { MessageOf } from "../lib/message-of.ts";
import type { WishlistAnswer } from "./answer.ts";
import type { wishlistCopy } from "./copy.ts";
import type { dialogsCopy } from "./dialogs-copy.ts";
import { toastIdOf } from "./toast-id.ts";

/** What carries out a form: the graph, texts, and what puts message keys into words. */
export interface SubmitTools {
  readonly graph: GraphTools;
  readonly t: (typeof wishlistCopy)["de"];
  readonly d: (typeof dialogsCopy)["de"];
  readonly messageOf: MessageOf;
}

/** What a form came to, and the list that is shown after it when it is another. */
export type Outcome = WishlistAnswer & { readonly goTo?: string | undefined };

/** The outcome of a change of lists: the shop's words when it refuses (WISH-37), its notice when it did otherwise. */
export async function outcomeOf<Data>(
  { messageOf }: Pick<SubmitTools, "messageOf">,
  { data, error }: Answer<Data>,
  pick: (data: Data) => WishlistChangeFragment,
  done: (change: WishlistChangeFragment) => string | null,
): Promise<Outcome & { readonly change?: WishlistChangeFragment }> {
  const change = data == null ? undefined : pick(data);
  if (!change?.successful) return { kind: "failed", text: await messageOf(refusalText(error, change)) };
  const notice = change.message ?? null;
  if (notice === null) return { kind: "done", text: done(change), tone: "success", change };
  return { kind: "done", text: notice, tone: "warning", id: toastIdOf(change.messageKey ?? notice), change };
}
