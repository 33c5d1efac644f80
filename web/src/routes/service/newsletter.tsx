import { redirect } from "react-router";
import { NewsletterForm } from "~/content/newsletter/newsletter-form.tsx";
import { submitSubscription } from "~/content/newsletter/newsletter-submit.ts";
import { defineSubmit } from "~/graph/load.ts";
import { typedFields } from "~/graph/typed-fields.ts";
import { readForm, refuseForm } from "~/lib/form-values.ts";
import { messagesFor } from "~/shell/messages.ts";
import type { Route } from "./+types/newsletter";

const submit = defineSubmit(
  async ({ request }: Route.ActionArgs | Route.ClientActionArgs, form, graph) => {
    const answer = await submitSubscription(request, form, graph, messagesFor(request, graph));
    if (answer === null) throw redirect("/service/newsletter/success/");
    return answer;
  },
  typedFields((form, errors) => refuseForm(readForm(form), errors)),
);
export const action = submit;
export const clientAction = submit;

/** Sign-up for the newsletter (ROUTE-19, SERV-01). */
export default function NewsletterRoute({ actionData }: Route.ComponentProps) {
  return <NewsletterForm key={actionData?.at ?? 0} answer={actionData} />;
}
