import { redirect } from "react-router";
import type { CheckoutPageQuery } from "../graph/generated/CheckoutPage.ts";
import { redirectWithToast, severityOf } from "../graph/redirect.ts";

type Access = NonNullable<CheckoutPageQuery["session"]>["checkout"]["access"];

/** Sends who may not be at a step to where the graph decides, with its explanation (ACCESS-02..16). */
export function requireAccess(access: Access | undefined): void {
  if (access?.allowed === true) return;
  const to = access?.redirectTo ?? "/";
  if (access?.toast)
    throw redirectWithToast(to, { key: access.toast.key, severity: severityOf(access.toast.severity) });
  throw redirect(to, 303);
}
