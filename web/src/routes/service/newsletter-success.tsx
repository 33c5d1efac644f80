import { redirect } from "react-router";
import { submitConfirmation } from "~/content/newsletter/newsletter-submit.ts";
import { SuccessView } from "~/content/newsletter/success-view.tsx";
import { NewsletterSubscriptionDocument } from "~/graph/generated/NewsletterSubscription.ts";
import { defineLoad, defineSubmit, nothingTyped } from "~/graph/load.ts";
import { messagesFor } from "~/shell/messages.ts";
import { cx } from "~/ui/cx.ts";
import { Container, Stack } from "~/ui/layout/layout.tsx";
import room from "~/ui/room/room.module.css";
import type { Route } from "./+types/newsletter-success";

const tokenOf = (request: Request): string => (new URL(request.url).searchParams.get("token") ?? "").trim();

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, { refresh }) => {
  const token = tokenOf(request);
  if (token === "") return { subscription: undefined };
  return { subscription: (await refresh(NewsletterSubscriptionDocument, { token })).getNewsletterSubscription ?? null };
});
export const loader = load;
export const clientLoader = load;

const submit = defineSubmit(async ({ request }: Route.ActionArgs | Route.ClientActionArgs, _form, graph) => {
  const message = await submitConfirmation(tokenOf(request), graph, messagesFor(request, graph));
  if (message !== null) return { message };
  const { pathname, search } = new URL(request.url);
  throw redirect(pathname + search, 303);
}, nothingTyped);
export const action = submit;
export const clientAction = submit;

/** After the sign-up, and behind the link that confirms it (ROUTE-19, SERV-01); no page to be found (SEO-04). */
export default function NewsletterSuccessRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Container width="text">
      <Stack gap={5} className={cx(room.large, room.form)}>
        <SuccessView subscription={loaderData.subscription} message={actionData?.message ?? null} />
      </Stack>
    </Container>
  );
}
