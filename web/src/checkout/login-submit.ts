import { CheckoutAuthDocument } from "../graph/generated/CheckoutAuth.ts";
import { LoginDocument } from "../graph/generated/Login.ts";
import type { GraphTools } from "../graph/load.ts";
import type { ContactFaults } from "./contact-schema.ts";
import { type FormAnswer, type FormErrors, type FormValues, wholeForm, withoutSecrets } from "./form-values.ts";
import { checkLogin, type LoginIntent } from "./login-schema.ts";

/** What the login step answers to a form that failed. */
export interface LoginAnswer extends FormAnswer {
  readonly intent: LoginIntent;
}

interface LoginOutcome {
  readonly successfull: boolean;
  readonly errorMessage?: string | null | undefined;
  readonly fieldErrors: readonly { readonly fieldName: string; readonly errorMessage: string }[];
}

/** The shop's answer as errors of our form; `fallback` stands in when it gives no reason. */
function errorsOfOutcome(outcome: LoginOutcome | undefined, fallback: string): FormErrors {
  const known = new Set(["email", "password"]);
  const errors: Record<string, string> = {};
  for (const { fieldName, errorMessage } of outcome?.fieldErrors ?? []) {
    const field = fieldName.split(".").at(-1) ?? "";
    errors[known.has(field) ? field : wholeForm] = errorMessage;
  }
  if (Object.keys(errors).length === 0) errors[wholeForm] = outcome?.errorMessage ?? fallback;
  return errors;
}

async function run(graph: GraphTools, intent: LoginIntent, values: FormValues): Promise<LoginOutcome | undefined> {
  const email = (values["email"] ?? "").trim();
  const password = values["password"] ?? "";
  if (intent === "login") {
    const { data } = await graph.mutate(LoginDocument, {
      credentials: { email, password, stayLogged: false },
      mergeCart: true,
    });
    return data?.login;
  }
  const customer = { email, password, salutation: "", firstName: "", lastName: "", company: "", phone: "" };
  const { data } = await graph.mutate(CheckoutAuthDocument, {
    authType: intent,
    ...(intent === "register" && { customer }),
  });
  return data?.checkoutAuth;
}

/**
 * Goes on as guest, signs in or opens an account (CHKL-02..05).
 * @returns null on success; else what to show, without the password
 */
export async function submitLogin(
  graph: GraphTools,
  intent: LoginIntent,
  values: FormValues,
  { isB2b, faults, failed }: { readonly isB2b: boolean; readonly faults: ContactFaults; readonly failed: string },
): Promise<LoginAnswer | null> {
  const wrong = checkLogin(values, intent, isB2b, faults);
  const answer = (errors: FormErrors): LoginAnswer => ({
    intent,
    values: withoutSecrets(values),
    errors,
    at: Date.now(),
  });
  if (Object.keys(wrong).length > 0) return answer(wrong);
  const outcome = await run(graph, intent, values);
  return outcome?.successfull === true ? null : answer(errorsOfOutcome(outcome, failed));
}
