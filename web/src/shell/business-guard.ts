import { data } from "react-router";
import { LogoutDocument } from "../graph/generated/Logout.ts";
import { PageSessionDocument } from "../graph/generated/PageSession.ts";
import type { GraphTools } from "../graph/load.ts";
import { redirectWithToast } from "../graph/redirect.ts";
import { storefrontOf } from "../lib/copy.ts";

/** What a business visitor may see without signing in (C-40). */
const publicPaths = [
  "/",
  "/login/",
  "/logout/",
  "/language/de/",
  "/language/en/",
  "/myaccount/register/",
  "/myaccount/resetpassword/",
  "/myaccount/newpassword/",
  "/myaccount/newemail/",
  "/myaccount/oldemail/",
  "/myaccount/returns/",
  "/myaccount/returns/productselection/",
  "/myaccount/returns/regulations/",
  "/myaccount/returns/carrier/",
  "/myaccount/returns/confirm/",
  "/myaccount/withdrawal/",
  "/myaccount/objection/",
  // What links of mails open, on any device: unsubscribing needs no sign-in.
  "/service/newsletter/success/",
  "/service/newsletter/newsletter-abmelden/",
  // They have a guard of their own, which leads to the sign-in page (ACCESS-29).
  "/service/katalog/",
  "/service/catalogue/",
  "/agb/",
  "/terms/",
  "/widerruf/",
  "/withdrawal/",
  "/404/",
  "/impressum/",
  "/imprint/",
  "/datenschutz/",
  "/privacy/",
  // Each page's footer leads there: who cannot sign in must be able to read and write why.
  "/barrierefreiheit/",
  "/service/kontakt/",
];

/** Whether a path of the business store is open to everyone. */
export const isPublicPath = (pathname: string): boolean =>
  publicPaths.includes(pathname.endsWith("/") ? pathname : `${pathname}/`);

/**
 * On the business store every page but the public ones needs a sign-in (ACCESS-32). Others are signed out, so that no
 * basket or name of a login that has expired is left to the next visitor (ACCESS-33), and sent home, where the sign-in is
 * open and keeps where they wanted to go (C-41).
 */
export async function requireBusinessLogin(
  request: Request,
  { optional, mutate }: Pick<GraphTools, "optional" | "mutate">,
): Promise<void> {
  const { pathname, search } = new URL(request.url);
  if (storefrontOf(request).store !== "b2b" || isPublicPath(pathname)) return;
  const session = (await optional(PageSessionDocument))?.session;
  // An unknown visitor is no reason to sign them out.
  if (!session) throw data(null, { status: 503, statusText: "Network error" });
  if (session.visitor.state === "LOGGED_IN") return;
  // A failure leaves what was there, and the page closed all the same. Who has no ids has left nothing.
  if (session.cartId !== null) await mutate(LogoutDocument);
  throw redirectWithToast(
    `/?to=${encodeURIComponent(pathname + search)}`,
    { key: "vue.message.sessionExpired", severity: "warning" },
    302,
  );
}
