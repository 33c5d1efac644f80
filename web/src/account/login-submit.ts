import * as v from "valibot";
import { refusalText } from "../graph/failure.ts";
import { LoginDocument } from "../graph/generated/Login.ts";
import type { GraphTools } from "../graph/load.ts";
import { copyFor, storefrontOf } from "../lib/copy.ts";
import { accountCopy } from "./copy.ts";
import { fieldErrorsOf, type LoginAnswer, loginSchema } from "./login-schema.ts";
import type { MessageOf } from "../lib/message-of.ts";

/** The form again, with what is wrong with it. */
export function refuseLogin(form: FormData, errors: LoginAnswer["errors"]): LoginAnswer {
  const email = form.get("email");
  const attempt = (Number(form.get("attempt")) || 0) + 1;
  return { errors, email: typeof email === "string" ? email : "", attempt };
}

/**
 * Signs in with what a form holds. A failure marks both fields alike (AUTH-05).
 * @param messageOf puts message keys into words
 * @returns null when it worked
 */
export async function submitLogin(
  request: Request,
  form: FormData,
  graph: GraphTools,
  messageOf: MessageOf,
): Promise<LoginAnswer | null> {
  const t = copyFor(request, accountCopy);
  const isBusiness = storefrontOf(request).store === "b2b";
  const fields = v.safeParse(loginSchema(t, isBusiness), Object.fromEntries(form));
  if (!fields.success) return refuseLogin(form, fieldErrorsOf(fields.issues));
  const { data, error } = await graph.mutate(LoginDocument, { credentials: fields.output, mergeCart: true });
  if (data?.login.successfull) return null;
  return refuseLogin(form, { general: await messageOf(refusalText(error, data?.login)) });
}
