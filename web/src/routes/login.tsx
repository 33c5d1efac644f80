import { redirect } from "react-router";
import { accountCopy } from "~/account/copy.ts";
import { LoginForm } from "~/account/login-form.tsx";
import { targetAfterLogin } from "~/account/target-after-login.ts";
import { PageSessionDocument } from "~/graph/generated/PageSession.ts";
import { defineLoad, defineSubmit } from "~/graph/load.ts";
import { stayWithTyped } from "~/graph/stay-with-typed.ts";
import { typedFields } from "~/graph/typed-fields.ts";
import { redirectWithToasts } from "~/graph/redirect.ts";
import { codeOrPlainForm } from "~/lib/code-or-plain-form.ts";
import { copyFor, storefrontOf, useCopy } from "~/lib/copy.ts";
import { readForm, refuseForm } from "~/lib/form-values.ts";
import { lateMessagesFor } from "~/shell/messages-late.ts";
import { cx } from "~/ui/cx.ts";
import { Container, Stack } from "~/ui/layout/layout.tsx";
import room from "~/ui/room/room.module.css";
import { TextLink } from "~/ui/link/text-link.tsx";
import { Panel } from "~/ui/panel/panel.tsx";
import { SectionHeader } from "~/ui/section-header/section-header.tsx";
import type { Route } from "./+types/login";

/** Changes of the cart that are named at once; the basket has them all. */
const mostNotices = 3;

function targetOf(request: Request): string {
  const { searchParams } = new URL(request.url);
  return targetAfterLogin(searchParams.get("to"), storefrontOf(request).store === "b2b", searchParams.get("from"));
}

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, { refresh }) => {
  const { session } = await refresh(PageSessionDocument);
  if (session?.visitor.state === "LOGGED_IN") throw redirect(targetOf(request));
  return { target: targetOf(request) };
});
export const loader = load;
export const clientLoader = load;

const submit = defineSubmit(
  async ({ request }: Route.ActionArgs | Route.ClientActionArgs, form, graph) => {
    const { submitLogin } = await codeOrPlainForm(import("~/account/login-submit.ts"), request, form);
    const outcome = await submitLogin(request, form, graph, lateMessagesFor(request, graph));
    if (outcome.kind === "refused") return stayWithTyped(outcome.answer);
    const target = targetOf(request);
    // The basket and the steps to the order show themselves what has changed in the cart.
    const notices = target.startsWith("/checkout/") ? [] : outcome.notices.slice(0, mostNotices);
    throw redirectWithToasts(target, [
      { key: copyFor(request, accountCopy).signedIn, severity: "success" },
      ...notices.map((key) => ({ key, severity: "warning" as const })),
    ]);
  },
  typedFields((form, errors) => refuseForm(readForm(form), errors)),
);
export const action = submit;
export const clientAction = submit;

/** The sign-in page (ROUTE-03). */
export default function LoginRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useCopy(accountCopy);
  return (
    <Container width="text">
      <meta name="description" content={t.lead} />
      <Stack gap={5} className={cx(room.large, room.form)}>
        <SectionHeader level={1} title={t.signIn} lead={t.lead} />
        <Panel>
          <LoginForm target={loaderData.target} posted={actionData} pageTitle={t.signIn} />
        </Panel>
        <p>
          {t.noAccount} <TextLink href="/myaccount/register/">{t.register}</TextLink>
        </p>
      </Stack>
    </Container>
  );
}
