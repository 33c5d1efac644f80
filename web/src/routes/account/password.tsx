import { AccountFrame } from "~/account/account-frame.tsx";
import { passwordCopy } from "~/account/password-copy.ts";
import { PasswordForm } from "~/account/password-form.tsx";
import { PageSessionDocument } from "~/graph/generated/PageSession.ts";
import { defineLoad, defineSubmit } from "~/graph/load.ts";
import { redirectWithToast } from "~/graph/redirect.ts";
import { stayWithTyped } from "~/graph/stay-with-typed.ts";
import { typedFields } from "~/graph/typed-fields.ts";
import { codeOrPlainForm } from "~/lib/code-or-plain-form.ts";
import { copyFor, useCopy } from "~/lib/copy.ts";
import { readForm, refuseForm } from "~/lib/form-values.ts";
import { requireAccount } from "~/shell/account-guard.ts";
import { lateMessagesFor } from "~/shell/messages-late.ts";
import type { Route } from "./+types/password";

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, { refresh }) => {
  const { session } = await refresh(PageSessionDocument);
  requireAccount(request, session?.visitor.state);
  return null;
});
export const loader = load;
export const clientLoader = load;

const submit = defineSubmit(
  async ({ request }: Route.ActionArgs | Route.ClientActionArgs, form, graph) => {
    const { submitPassword } = await codeOrPlainForm(import("~/account/password-submit.ts"), request, form);
    const answer = await submitPassword(request, form, graph, lateMessagesFor(request, graph));
    if (answer) return stayWithTyped(answer);
    throw redirectWithToast("/myaccount/contact-details/", {
      key: copyFor(request, passwordCopy).changed,
      severity: "success",
    });
  },
  typedFields((form, errors) => refuseForm(readForm(form), errors)),
);
export const action = submit;
export const clientAction = submit;

/** Changes the password (ROUTE-12). */
export default function PasswordRoute({ actionData }: Route.ComponentProps) {
  const t = useCopy(passwordCopy);
  return (
    <AccountFrame path="/myaccount/password/" title={t.title} lead={t.lead} isSignedIn>
      <PasswordForm key={actionData?.at ?? 0} answer={actionData} />
    </AccountFrame>
  );
}
