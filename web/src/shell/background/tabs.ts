import * as v from "valibot";
import type { OperationResult } from "urql";
import { PageSessionDocument } from "../../graph/generated/PageSession.ts";
import { requestDocument } from "../../graph/operation.ts";
import { defineCopy } from "../../lib/copy.ts";
import { cookiesIn } from "../../lib/cookies.ts";
import { forgetShopper, identityOf } from "../../lib/visitor-identity.ts";
import { unasked } from "../../graph/watch.browser.ts";
import { changesOf } from "./changes.ts";
import { refetch } from "./stale-queries.ts";
import type { Page } from "./page.ts";
import { TabMessage } from "./tab-message.ts";
import { holdsTyped } from "./typed-input.ts";

/** Name of the channel between the tabs of a storefront (C-82); it is part of docs/guides/storefront-data.md. */
export const channelName = "chalkbox-session";

/** Where a tab keeps who was here on its last page. */
const identityKey = "visitor";

/** The cart's id, which scripts may read. */
const cartIdOf = (cookies: string): string | null => cookiesIn(cookies)["cartId"] || null;

/** Whether the server has sent this page in place of another one. */
const cameByRedirect = (): boolean =>
  performance.getEntriesByType("navigation").some((entry) => "redirectCount" in entry && entry.redirectCount !== 0);

/** Fields of the graph that the shop answers for a visitor, besides the session's own. */
const visitorFields = [
  "getCustomerInfo",
  "getPaymentInfo",
  "getShippingStepDetails",
  "getBillingAddresses",
  "getShippingAddresses",
  // An order that is placed goes on the list.
  "getOrdersV2",
  "wishlistMarks",
  "getWishlistFromTeaserId",
] as const;

const CartShown = v.object({ session: v.object({ cartId: v.string() }) });

const copy = defineCopy({
  de: {
    signedIn: "Sie haben sich in einem anderen Fenster angemeldet.",
    toBasket: "Warenkorb ansehen",
    signedOut: "Sie haben sich in einem anderen Fenster abgemeldet.",
    toSignIn: "Anmelden",
    changed: "In einem anderen Fenster hat sich etwas an Ihrem Konto geändert. Ihre Eingaben stehen noch hier.",
    renew: "Seite ohne sie aktualisieren",
  },
  en: {
    signedIn: "You have signed in in another window.",
    toBasket: "View basket",
    signedOut: "You have signed out in another window.",
    toSignIn: "Sign in",
    changed: "Something about your account has changed in another window. Your entries are still here.",
    renew: "Refresh the page without them",
  },
});

/** Whether someone with an account is signed in, as far as scripts may know. */
const isSignedIn = (cookies: string): boolean =>
  /(?:^|;\s*)X-JWT-exist=/.test(cookies) && !/(?:^|;\s*)X-JWT-guest=/.test(cookies);

/** Whether someone is signed in, of what `identityOf` returns. */
const withoutCart = (identity: string): string => identity.replace(/;?cartId=.*/u, "");

const holds = (data: unknown, fields: readonly string[]): boolean =>
  typeof data === "object" && data !== null && fields.some((field) => field in data);

/** Whether the page was rendered for another cart than the visitor has now: they have ordered, or signed in or out. */
const showsOtherCart = ({ watch }: Page["graph"]): boolean =>
  [...watch.shown.values()].some((result) => {
    const shown = v.safeParse(CartShown, result?.data);
    return shown.success && shown.output.session.cartId !== cartIdOf(document.cookie);
  });

/**
 * Connects the tab with the visitor's other tabs (SESS-15). They share cookies, so a message names only what has changed:
 * a tab that receives it refetches what it shows of the visitor (SESS-17), and runs its loaders when the visitor is
 * another one, as some pages are not open to every visitor.
 */
export function openTabs({ graph, language, reload, toasts }: Pick<Page, "graph" | "language" | "reload" | "toasts">) {
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

  // The other tabs have no message yet of what the server has changed with this page: a logout for security, or a form
  // that was sent before there were scripts, which is answered by a redirect.
  let wasSignedIn = isSignedIn(document.cookie);
  const known = sessionStorage.getItem(identityKey);
  const isOther = known !== null && known !== identityOf(document.cookie);
  if (isOther || cameByRedirect()) tellAll({ user: true, cart: true, wishlist: true });
  /** After a sign-in or sign-out nothing that was typed before is shown to the next visitor of this tab. */
  const remember = (): void => {
    const identity = identityOf(document.cookie);
    const before = sessionStorage.getItem(identityKey);
    if (before !== null && before !== identity) forgetShopper(sessionStorage);
    sessionStorage.setItem(identityKey, identity);
    wasSignedIn = isSignedIn(document.cookie);
  };
  remember();

  const follow = async ({ user }: Pick<TabMessage, "user">): Promise<void> => {
    const before = wasSignedIn;
    const known = sessionStorage.getItem(identityKey) ?? "";
    graph.outdate();
    // Also when no header shows it at the moment: the next page may.
    const context = { ...unasked, requestPolicy: "network-only" } as const;
    const session = graph.client.query(requestDocument(PageSessionDocument), {}, context).toPromise();
    for (const result of graph.watch.shown.values()) {
      if (!result || result.operation.query === PageSessionDocument) continue;
      // What hangs on the id of a cart is requested by the loaders once it is another visitor's.
      if (holds(result.data, user ? ["session"] : ["session", ...visitorFields])) refetch(graph, result.operation);
    }
    await session;
    remember();
    if (!user) return;
    // What was said to this very visitor stays, such as that they are signed in.
    const isSameVisitor = known === identityOf(document.cookie);
    if (!isSameVisitor) toasts.leavePage();
    // Loaders may lead elsewhere, as from the form of an address that is gone: who has typed decides when.
    if (isSameVisitor && holdsTyped()) {
      const t = copy[language];
      toasts.add({
        tone: "info",
        text: t.changed,
        link: { href: location.pathname + location.search, label: t.renew },
      });
      return;
    }
    // The header of the checkout does not show who is here, and its steps may lead elsewhere now: a link keeps it there.
    if (wasSignedIn !== before && location.pathname.startsWith("/checkout/")) {
      const t = copy[language];
      toasts.add(
        wasSignedIn
          ? { tone: "info", text: t.signedIn, link: { href: "/checkout/basket/", label: t.toBasket } }
          : { tone: "info", text: t.signedOut, link: { href: "/login/", label: t.toSignIn } },
      );
    }
    await reload();
  };

  // Tabs of another host that shares the visitor (the business store's other language) send no messages here: what they
  // have changed shows in the cookies.
  document.addEventListener("visibilitychange", () => {
    const before = sessionStorage.getItem(identityKey);
    const now = identityOf(document.cookie);
    if (document.visibilityState !== "visible" || before === null || before === now) return;
    void follow({ user: withoutCart(before) !== withoutCart(now) });
  });

  // A page that Back restores from the browser's memory shows the visitor as they were when it was left.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) void follow({ user: true });
  });

  // What another tab did between the rendering of this step of the checkout and here reached no listener of this tab.
  if (location.pathname.startsWith("/checkout/") && showsOtherCart(graph)) void follow({ user: true });

  return {
    /** Notifies the others of what a mutation of this tab has changed. */
    tell({ operation, data }: OperationResult): void {
      const changes = operation.kind === "mutation" ? changesOf(data) : null;
      if (!changes) return;
      tellAll(changes);
      remember();
    },
  };
}
