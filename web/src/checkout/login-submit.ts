import { type Refusal, refusalOf } from "../graph/failure.ts";
import { CheckoutAuthDocument } from "../graph/generated/CheckoutAuth.ts";
import { LoginDocument } from "../graph/generated/Login.ts";
import { keepUnanswered } from "../graph/keep-typed.ts";
import type { GraphTools } from "../graph/load.ts";
import { general, hasErrors, refusedForm } from "../lib/error-map.ts";
import type { FormValues } from "../lib/form-values.ts";
import type { MessageOf } from "../lib/message-of.ts";
import type { Storefront } from "../lib/storefront-from-host.ts";
import { type LoginAnswer, type LoginIntent, refuseLogin } from "./login-answer.ts";
import { checkLogin } from "./login-schema.ts";

/** Names of the form that the graph may blame; what it reports about others is for the whole form. */
const fields = new Set(["email", "password"]);
const nameOf = (fieldName: string): string => {
  const name = fieldName.split(".").at(-1) ?? "";
  return fields.has(name) ? name : general;
};

/** Why a try has failed: what it is refused with, and the error of a call that failed. */
interface Failed extends Refusal {
  readonly error: Parameters<typeof refusalOf>[0];
}

/** Null when it worked. */
async function run(graph: GraphTools, intent: LoginIntent, values: FormValues): Promise<Failed | null> {
  const email = (values["email"] ?? "").trim();
  const password = values["password"] ?? "";
  if (intent === "login") {
    const credentials = { email, password, stayLogged: false };
    const { data, error } = await graph.mutate(LoginDocument, { credentials, mergeCart: true });
    if (data?.login.successfull === true) return null;
    return { ...refusalOf(error, data?.login), error };
  }
  const customer = { email, password, salutation: "", firstName: "", lastName: "", company: "", phone: "" };
  const { data, error } = await graph.mutate(CheckoutAuthDocument, {
    authType: intent,
    ...(intent === "register" && { customer }),
  });
  if (data?.checkoutAuth.successfull === true) return null;
  return { ...refusalOf(error, data?.checkoutAuth), error };
}

/**
 * Goes on as guest, signs in or opens an account (CHKL-02..05).
 * @param messageOf puts message keys into words
 * @returns null on success; else what to show, without the password; in the browser with it where nothing has answered
 */
export async function submitLogin(
  graph: GraphTools,
  intent: LoginIntent,
  values: FormValues,
  { storefront, messageOf }: { readonly storefront: Storefront; readonly messageOf: MessageOf },
): Promise<LoginAnswer | null> {
  const wrong = checkLogin(values, intent, storefront);
  if (hasErrors(wrong)) return refuseLogin(intent, values, wrong);
  const failed = await run(graph, intent, values);
  if (failed === null) return null;
  const answer = refuseLogin(intent, values, await refusedForm(failed, messageOf, nameOf));
  return keepUnanswered(answer, values, failed.error);
}
