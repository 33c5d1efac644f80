import { refusalText } from "../graph/failure.ts";
import { LoginDocument } from "../graph/generated/Login.ts";
import { keepUnanswered } from "../graph/keep-typed.ts";
import type { GraphTools } from "../graph/load.ts";
import { storefrontOf } from "../lib/copy.ts";
import { general, hasErrors } from "../lib/error-map.ts";
import { type FormAnswer, readForm, refuseForm } from "../lib/form-values.ts";
import type { MessageOf } from "../lib/message-of.ts";
import { shareDataOf } from "./share-data.ts";
import { checkLogin } from "./login-schema.ts";

/** Result of a login: what its form shows, or what has changed in the cart, e.g. as it was merged, in the shop's words. */
export type LoginOutcome =
  | { readonly kind: "refused"; readonly answer: FormAnswer }
  | { readonly kind: "signedIn"; readonly notices: readonly string[] };

/**
 * Signs in with what a form holds. A failure marks both fields alike (AUTH-05).
 * @param messageOf puts message keys into words
 */
export async function submitLogin(
  request: Request,
  form: FormData,
  graph: GraphTools,
  messageOf: MessageOf,
): Promise<LoginOutcome> {
  const values = readForm(form);
  const faults = checkLogin(values, storefrontOf(request));
  if (hasErrors(faults)) return { kind: "refused", answer: refuseForm(values, faults) };
  const { email = "", password = "" } = values;
  const credentials = {
    email: email.trim(),
    password,
    ...("stayLogged" in values && { stayLogged: true }),
    ...shareDataOf(request),
  };
  const { data, error } = await graph.mutate(LoginDocument, { credentials, mergeCart: true });
  if (data?.login.successfull) {
    return { kind: "signedIn", notices: data.login.session?.cart?.notices.map(({ message }) => message) ?? [] };
  }
  const answer = refuseForm(values, { [general]: await messageOf(refusalText(error, data?.login)) });
  return { kind: "refused", answer: keepUnanswered(answer, values, error) };
}
