import * as v from "valibot";
import { LoginDocument } from "../graph/generated/Login.ts";
import type { GraphTools } from "../graph/load.ts";
import { copyFor, storefrontOf } from "../lib/copy.ts";
import { accountCopy } from "./copy.ts";
import { fieldErrorsOf, type LoginAnswer, loginSchema } from "./login-schema.ts";

/** Signs in with what a form holds; null when it worked. A failure marks both fields alike (AUTH-05). */
export async function submitLogin(request: Request, form: FormData, graph: GraphTools): Promise<LoginAnswer | null> {
  const t = copyFor(request, accountCopy);
  const isBusiness = storefrontOf(request).store === "b2b";
  const typed = form.get("email");
  const email = typeof typed === "string" ? typed : "";
  const attempt = (Number(form.get("attempt")) || 0) + 1;
  const fields = v.safeParse(loginSchema(t, isBusiness), Object.fromEntries(form));
  if (!fields.success) return { errors: fieldErrorsOf(fields.issues), email, attempt };
  const { data, error } = await graph.mutate(LoginDocument, { credentials: fields.output, mergeCart: true });
  if (!error && data?.login.successfull) return null;
  return { errors: { general: data?.login.errorMessage ?? t.failed }, email, attempt };
}
