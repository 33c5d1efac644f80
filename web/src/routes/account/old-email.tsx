import { redirect } from "react-router";
import { EmailLinkForm } from "~/account/email-link-form.tsx";
import { oldEmailCopy, submitOldEmail } from "~/account/old-email.ts";
import { defineLoad, defineSubmit, nothingTyped } from "~/graph/load.ts";
import { redirectWithToast } from "~/graph/redirect.ts";
import { copyFor } from "~/lib/copy.ts";
import { messagesFor } from "~/shell/messages.ts";
import type { Route } from "./+types/old-email";

const tokenOf = (request: Request): string => (new URL(request.url).searchParams.get("token") ?? "").trim();

const load = defineLoad(({ request }: Route.LoaderArgs | Route.ClientLoaderArgs): Promise<null> => {
  if (tokenOf(request) === "") throw redirect("/login/");
  return Promise.resolve(null);
});
export const loader = load;
export const clientLoader = load;

const submit = defineSubmit(async ({ request }: Route.ActionArgs | Route.ClientActionArgs, _form, graph) => {
  const answer = await submitOldEmail(tokenOf(request), graph, messagesFor(request, graph));
  if (answer.passwordToken === null) return answer;
  const toast = { key: copyFor(request, oldEmailCopy).done, severity: "success" } as const;
  throw redirectWithToast(`/myaccount/newpassword/?token=${encodeURIComponent(answer.passwordToken)}`, toast);
}, nothingTyped);
export const action = submit;
export const clientAction = submit;

/** Behind the link that an account's earlier email was sent: opening it changes nothing yet, as programs open links, too (C-106). */
export default function OldEmailRoute({ actionData }: Route.ComponentProps) {
  return <EmailLinkForm copy={oldEmailCopy} answer={actionData} href="/login/" />;
}
