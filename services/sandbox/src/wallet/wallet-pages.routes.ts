import { seeOther } from "../platform/http/reply.ts";
import type { Reply } from "../platform/http/reply.ts";
import type { Request, Route } from "../platform/http/router.ts";
import { renderChoicePage } from "./pages/choice-page.ts";
import { renderConfirmPage } from "./pages/confirm-page.ts";
import { renderEndPage, renderUnknownPage } from "./pages/end-page.ts";
import type { WalletService } from "./sessions.service.ts";
import { findAccount, findInstrument } from "./test-accounts.ts";
import type { WalletSession } from "./wallet-session.ts";

const formBytes = 4_096;

/** What the routes work with. */
export interface WalletPageParts {
  readonly wallet: WalletService;
  readonly merchantName: string;
}

/** The wallet's hosted pages. Document: docs/guides/wallet-payments.md, "Pages". */
export function walletPageRoutes({ wallet, merchantName }: WalletPageParts): readonly Route[] {
  const withSession = (handle: (session: WalletSession, request: Request) => Reply) => (request: Request) => {
    const session = wallet.find(request.params["id"] ?? "");
    return session === null ? renderUnknownPage() : handle(session, request);
  };
  const form = (path: string, handle: (session: WalletSession, request: Request) => Reply): Route => ({
    method: "POST",
    path,
    bodyLimit: formBytes,
    handle: withSession(handle),
  });
  const cancel = (session: WalletSession): Reply => {
    wallet.cancel(session.id);
    return seeOther(leavingUrl(wallet.find(session.id) ?? session));
  };
  return [
    { method: "GET", path: "/wallet/checkout/:id", handle: withSession((session) => showStep(session, merchantName)) },
    { method: "GET", path: "/wallet/confirm/:id", handle: withSession((session) => showStep(session, merchantName)) },
    form("/wallet/checkout/:id", (session, { body }) => {
      const choice = new URLSearchParams(body.toString("utf8"));
      const account = findAccount(choice.get("account"));
      const instrument = findInstrument(choice.get("instrument"));
      if (account === null || instrument === null) return renderChoicePage(session, merchantName, true);
      return seeOther(leavingUrl(wallet.approve(session.id, account, instrument) ?? session));
    }),
    form("/wallet/confirm/:id", (session) => seeOther(leavingUrl(wallet.confirm(session.id) ?? session))),
    form("/wallet/checkout/:id/cancel", cancel),
    form("/wallet/confirm/:id/cancel", cancel),
  ];
}

function showStep(session: WalletSession, merchantName: string): Reply {
  if (session.state === "open") return renderChoicePage(session, merchantName, false);
  if (session.state === "confirming") return renderConfirmPage(session, merchantName);
  return renderEndPage(session, leavingUrl(session));
}

/** Where the browser goes with the session's id; an address of the shop's own, which came in a signed call. */
export function leavingUrl({ id, opening, state, charge }: WalletSession): string {
  const url = new URL(state === "cancelled" ? opening.urlCancel : (charge?.urlResult ?? opening.urlReturn));
  url.searchParams.set("amazonCheckoutSessionId", id);
  return url.href;
}
