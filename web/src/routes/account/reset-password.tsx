import { redirect } from "react-router";
import { ForgottenForm } from "~/account/forgotten-form.tsx";
import { PasswordForgottenDocument, usePasswordForgottenQuery } from "~/graph/generated/PasswordForgotten.ts";
import { defineLoad, defineSubmit } from "~/graph/load.ts";
import { typedFields } from "~/graph/typed-fields.ts";
import { codeOrPlainForm } from "~/lib/code-or-plain-form.ts";
import { readForm, refuseForm } from "~/lib/form-values.ts";
import { lateMessagesFor } from "~/shell/messages-late.ts";
import { cx } from "~/ui/cx.ts";
import { Container } from "~/ui/layout/layout.tsx";
import room from "~/ui/room/room.module.css";
import type { Route } from "./+types/reset-password";

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, { refresh }) => {
  const { session } = await refresh(PasswordForgottenDocument);
  // Who is signed in has a password, and can change it (ACCESS-23).
  if (session?.visitor.state === "LOGGED_IN") throw redirect("/myaccount/password/");
  return { isSent: new URL(request.url).searchParams.has("sent") };
});
export const loader = load;
export const clientLoader = load;

const submit = defineSubmit(
  async ({ request }: Route.ActionArgs | Route.ClientActionArgs, form, graph) => {
    const { submitForgotten } = await codeOrPlainForm(import("~/account/forgotten-submit.ts"), request, form);
    const answer = await submitForgotten(request, form, graph, lateMessagesFor(request, graph));
    if (answer) return answer;
    throw redirect("/myaccount/resetpassword/?sent", 303);
  },
  typedFields((form, errors) => refuseForm(readForm(form), errors)),
);
export const action = submit;
export const clientAction = submit;

/** For visitors who have forgotten the password (ROUTE-12). */
export default function ResetPasswordRoute({ loaderData: { isSent }, actionData }: Route.ComponentProps) {
  const [{ data }] = usePasswordForgottenQuery();
  const before = data?.session?.passwordForgotten ?? null;
  const key = `${actionData?.at ?? 0} ${before?.triesCount ?? 0}`;
  return (
    <Container width="text">
      <div className={cx(room.large, room.form)}>
        <ForgottenForm key={key} before={before} isSent={isSent && !actionData} answer={actionData} />
      </div>
    </Container>
  );
}
