import { redirect } from "react-router";
import { newsletterCopy } from "~/content/newsletter/newsletter-copy.ts";
import { submitEnd, submitUnsubscribing } from "~/content/newsletter/newsletter-submit.ts";
import { OneButton } from "~/content/newsletter/one-button.tsx";
import { UnsubscribeForm } from "~/content/newsletter/unsubscribe-form.tsx";
import { NewsletterSubscriptionDocument } from "~/graph/generated/NewsletterSubscription.ts";
import { defineLoad, defineSubmit } from "~/graph/load.ts";
import { redirectWithToast } from "~/graph/redirect.ts";
import { typedFields } from "~/graph/typed-fields.ts";
import { copyFor, useCopy } from "~/lib/copy.ts";
import { general } from "~/lib/error-map.ts";
import { type FormAnswer, readForm, refuseForm } from "~/lib/form-values.ts";
import { showEmail } from "~/lib/show-email.ts";
import { messagesFor } from "~/shell/messages.ts";
import { cx } from "~/ui/cx.ts";
import { Container, Stack } from "~/ui/layout/layout.tsx";
import { TextLink } from "~/ui/link/text-link.tsx";
import room from "~/ui/room/room.module.css";
import { SectionHeader } from "~/ui/section-header/section-header.tsx";
import type { Route } from "./+types/newsletter-end";

const path = "/service/newsletter/newsletter-abmelden/";
const tokenOf = (request: Request): string => (new URL(request.url).searchParams.get("token") ?? "").trim();

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, { refresh }) => {
  const token = tokenOf(request);
  if (token === "") return { email: undefined };
  const { getNewsletterSubscription: found } = await refresh(NewsletterSubscriptionDocument, { token });
  return { email: found?.email ?? null };
});
export const loader = load;
export const clientLoader = load;

const submit = defineSubmit(
  async ({ request }: Route.ActionArgs | Route.ClientActionArgs, form, graph): Promise<FormAnswer | null> => {
    const messageOf = messagesFor(request, graph);
    const token = tokenOf(request);
    if (token === "") {
      const answer = await submitUnsubscribing(request, form, graph, messageOf);
      if (answer !== null) return answer;
      throw redirectWithToast(path, { key: copyFor(request, newsletterCopy).unsubscribe.sent, severity: "success" });
    }
    const message = await submitEnd(token, graph, messageOf);
    if (message !== null) return refuseForm({}, { [general]: message });
    // A mail program's own button takes no redirect (RFC 8058).
    if (form.get("List-Unsubscribe") === "One-Click") return null;
    throw redirect(`${path}?token=${encodeURIComponent(token)}`, 303);
  },
  typedFields((form, errors) => refuseForm(readForm(form), errors)),
);
export const action = submit;
export const clientAction = submit;

/** Ends the newsletter by email and house number, or by the link of a mail (ROUTE-19, SERV-01). */
export default function NewsletterEndRoute({ loaderData: { email }, actionData }: Route.ComponentProps) {
  const t = useCopy(newsletterCopy).unsubscribe;
  const refusal = actionData?.errors[general];
  return (
    <Container width="text">
      <Stack gap={5} className={cx(room.large, room.form)}>
        {email === undefined && <UnsubscribeForm key={actionData?.at ?? 0} answer={actionData ?? undefined} />}
        {email === null && (
          <>
            <title>{t.done}</title>
            <SectionHeader level={1} title={t.done} lead={t.doneLead} />
            <TextLink href="/service/newsletter/">{t.back}</TextLink>
          </>
        )}
        {email != null && (
          <OneButton
            title={t.title}
            lead={t.byLink(showEmail(email))}
            submit={t.submit}
            message={typeof refusal === "string" ? refusal : null}
          />
        )}
      </Stack>
    </Container>
  );
}
