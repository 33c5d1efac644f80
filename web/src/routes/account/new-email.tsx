import { redirect } from "react-router";
import { EmailLinkForm } from "~/account/email-link-form.tsx";
import { newEmailCopy, submitNewEmail } from "~/account/new-email.ts";
import { defineLoad, defineSubmit, nothingTyped } from "~/graph/load.ts";
import { redirectWithToast } from "~/graph/redirect.ts";
import { copyFor } from "~/lib/copy.ts";
import { messagesFor } from "~/shell/messages.ts";
import type { Route } from "./+types/new-email";

const tokenOf = (request: Request): string => (new URL(request.url).searchParams.get("token") ?? "").trim();

const load = defineLoad(({ request }: Route.LoaderArgs | Route.ClientLoaderArgs): Promise<null> => {
  if (tokenOf(request) === "") throw redirect("/myaccount/contact-details/");
  return Promise.resolve(null);
});
export const loader = load;
export const clientLoader = load;

const submit = defineSubmit(async ({ request }: Route.ActionArgs | Route.ClientActionArgs, _form, graph) => {
  const refused = await submitNewEmail(tokenOf(request), graph, messagesFor(request, graph));
  if (refused !== null) return refused;
  throw redirectWithToast("/login/", { key: copyFor(request, newEmailCopy).done, severity: "success" });
}, nothingTyped);
export const action = submit;
export const clientAction = submit;

/** Behind the link of the mail that confirms an email: opening it changes nothing yet, as programs open links, too. */
export default function NewEmailRoute({ actionData }: Route.ComponentProps) {
  return <EmailLinkForm copy={newEmailCopy} answer={actionData} href="/myaccount/contact-details/" />;
}
