import { redirect } from "react-router";
import { forgottenCopy } from "~/account/forgotten-copy.ts";
import { RenewedForm } from "~/account/renewed-form.tsx";
import { resetCopy } from "~/account/reset-copy.ts";
import { TokenValidityDocument } from "~/graph/generated/TokenValidity.ts";
import { defineLoad, defineSubmit } from "~/graph/load.ts";
import { redirectWithToast } from "~/graph/redirect.ts";
import { stayWithTyped } from "~/graph/stay-with-typed.ts";
import { typedFields } from "~/graph/typed-fields.ts";
import { codeOrPlainForm } from "~/lib/code-or-plain-form.ts";
import { copyFor, useCopy } from "~/lib/copy.ts";
import { readForm, refuseForm } from "~/lib/form-values.ts";
import { lateMessagesFor } from "~/shell/messages-late.ts";
import { cx } from "~/ui/cx.ts";
import { GuidePage } from "~/ui/guide/guide-page.tsx";
import { Container } from "~/ui/layout/layout.tsx";
import room from "~/ui/room/room.module.css";
import type { Route } from "./+types/new-password";

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, { refresh }) => {
  const emailToken = (new URL(request.url).searchParams.get("token") ?? "").trim();
  // ACCESS-22: without one there is nothing to choose a password for.
  if (emailToken === "") throw redirect("/myaccount/resetpassword/");
  const { checkTokenValidity: isValid } = await refresh(TokenValidityDocument, { emailToken });
  return { isValid };
});
export const loader = load;
export const clientLoader = load;

const submit = defineSubmit(
  async ({ request }: Route.ActionArgs | Route.ClientActionArgs, form, graph) => {
    const { submitRenewed } = await codeOrPlainForm(import("~/account/forgotten-submit.ts"), request, form);
    const answer = await submitRenewed(request, form, graph, lateMessagesFor(request, graph));
    if (answer) return stayWithTyped(answer);
    throw redirectWithToast("/login/", { key: copyFor(request, forgottenCopy).saved, severity: "success" });
  },
  typedFields((form, errors) => refuseForm(readForm(form), errors)),
);
export const action = submit;
export const clientAction = submit;

/** Behind the link of a mail (ROUTE-12, AUTH-13). */
export default function NewPasswordRoute({ loaderData: { isValid }, actionData }: Route.ComponentProps) {
  const t = useCopy(resetCopy);
  if (!isValid) {
    const steps = [{ title: t.againTitle, text: t.againText, link: t.again }];
    return <GuidePage title={t.oldTitle} lead={t.oldLead} steps={steps} />;
  }
  return (
    <Container width="text">
      <div className={cx(room.large, room.form)}>
        <RenewedForm key={actionData?.at ?? 0} answer={actionData} />
      </div>
    </Container>
  );
}
