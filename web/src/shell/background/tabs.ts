import * as v from "valibot";
import type { OperationResult } from "urql";
import { PageSessionDocument } from "../../graph/generated/PageSession.ts";
import { requestDocument } from "../../graph/operation.ts";
import { forgetShopper, identityOf } from "../../lib/visitor-identity.ts";
import { unasked } from "../../graph/watch.browser.ts";
import { changesOf } from "./changes.ts";
import { refetch } from "./stale-queries.ts";
import type { Page } from "./work.ts";

/** Name of the channel between the tabs of a storefront (C-82); it is part of docs/guides/storefront-data.md. */
export const channelName = "chalkbox-session";

/** What a tab tells the others (SESS-16). */
const TabMessage = v.object({
  /** The visitor's cart as of now; null while they have none. */
  cartId: v.nullable(v.string()),
  /** Somebody has signed in or out, or their details are others. */
  user: v.boolean(),
  cart: v.boolean(),
  wishlist: v.boolean(),
});
export type TabMessage = v.InferOutput<typeof TabMessage>;

/** Where a tab keeps who was here on its last page. */
const identityKey = "visitor";

/** The cart's id, which scripts may read. */
const cartIdOf = (cookies: string): string | null => /(?:^|;\s*)cartId=([^;]+)/.exec(cookies)?.[1] ?? null;

/** Whether the server has sent this page in place of another one. */
const cameByRedirect = (): boolean =>
  performance.getEntriesByType("navigation").some((entry) => "redirectCount" in entry && entry.redirectCount !== 0);

const isOfVisitor = (data: unknown): boolean => typeof data === "object" && data !== null && "session" in data;

/**
 * Joins the visitor's other tabs (SESS-15). Cookies are theirs in common, so that word of a change is enough: a tab
 * that hears of one asks what it shows of the visitor anew (SESS-17), and runs its loaders when it is another visitor,
 * as some pages are not for everybody.
 */
export function openTabs({ graph, revalidate, toasts }: Pick<Page, "graph" | "revalidate" | "toasts">) {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    const message = v.safeParse(TabMessage, data);
    if (message.success) void follow(message.output);
  });

  const tellAll = (changes: Omit<TabMessage, "cartId">): void => {
    const message: TabMessage = { cartId: cartIdOf(document.cookie), ...changes };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no origin but its own
    channel.postMessage(message);
  };

  // What the server has changed with this page, the others have not heard: a logout for security, or a form that was
  // sent before there were scripts, which is answered by a redirect.
  const known = sessionStorage.getItem(identityKey);
  const isOther = known !== null && known !== identityOf(document.cookie);
  if (isOther || cameByRedirect()) tellAll({ user: true, cart: true, wishlist: true });
  /** Whoever signs in or out leaves nothing that they typed to who comes next in this tab. */
  const remember = (): void => {
    const identity = identityOf(document.cookie);
    const before = sessionStorage.getItem(identityKey);
    if (before !== null && before !== identity) forgetShopper(sessionStorage);
    sessionStorage.setItem(identityKey, identity);
  };
  remember();

  const follow = async ({ user }: Pick<TabMessage, "user">): Promise<void> => {
    // Also when no header shows it at the moment: the next page may.
    const context = { ...unasked, requestPolicy: "network-only" } as const;
    const session = graph.client.query(requestDocument(PageSessionDocument), {}, context).toPromise();
    for (const result of graph.watch.shown.values()) {
      if (result && result.operation.query !== PageSessionDocument && isOfVisitor(result.data))
        refetch(graph, result.operation);
    }
    await session;
    remember();
    if (!user) return;
    toasts.leavePage();
    await revalidate();
  };

  // A page that Back brings out of the browser's memory shows the visitor as they were when it was left.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void follow({ user: true });
  });

  return {
    /** Tells the others what a mutation of this tab has changed. */
    tell({ operation, data }: OperationResult): void {
      const changes = operation.kind === "mutation" ? changesOf(data) : null;
      if (!changes) return;
      tellAll(changes);
      remember();
    },
  };
}
