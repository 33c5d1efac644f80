import { accountCopy } from "~/account/copy.ts";
import { guestValues } from "~/account/guest-order.ts";
import { RegisterForm } from "~/account/register-form.tsx";
import { accountPath } from "~/account/target-after-login.ts";
import { BusinessChoicesDocument } from "~/graph/generated/BusinessChoices.ts";
import { PageSessionDocument } from "~/graph/generated/PageSession.ts";
import { defineLoad, defineSubmit } from "~/graph/load.ts";
import { stayWithTyped } from "~/graph/stay-with-typed.ts";
import { typedFields } from "~/graph/typed-fields.ts";
import { redirectWithToast } from "~/graph/redirect.ts";
import { codeOrPlainForm } from "~/lib/code-or-plain-form.ts";
import { copyFor, storefrontOf, useCopy } from "~/lib/copy.ts";
import { readForm, refuseForm } from "~/lib/form-values.ts";
import { safePath } from "~/lib/safe-path.ts";
import { lateMessagesFor } from "~/shell/messages-late.ts";
import { cx } from "~/ui/cx.ts";
import { Container, Stack } from "~/ui/layout/layout.tsx";
import room from "~/ui/room/room.module.css";
import { TextLink } from "~/ui/link/text-link.tsx";
import { Panel } from "~/ui/panel/panel.tsx";
import { SectionHeader } from "~/ui/section-header/section-header.tsx";
import type { Route } from "./+types/register";

/**
 * Where the page leads a visitor who has an account: to the wish list when they came from there (ACCESS-19, ACCESS-20), to
 * the list that they were invited to (AUTH-08).
 */
function targetOf(request: Request): string {
  const { searchParams } = new URL(request.url);
  const target = safePath(searchParams.get("to"));
  if (target.includes("share_data")) return target;
  return searchParams.get("origin") === "wishlist" ? "/myaccount/wishlist/" : accountPath;
}

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, graph) => {
  const [{ session }, known] = await Promise.all([graph.refresh(PageSessionDocument), guestValues(request, graph)]);
  if (session?.visitor.state === "LOGGED_IN") {
    const toast = { key: "vue.user.registerPage.notification.alreadyLoggedIn", severity: "info" } as const;
    throw redirectWithToast(targetOf(request), toast, 302);
  }
  // ACCESS-21
  const choices = storefrontOf(request).store === "b2b" ? await graph.query(BusinessChoicesDocument) : null;
  return { choices, known };
});
export const loader = load;
export const clientLoader = load;

const submit = defineSubmit(
  async ({ request }: Route.ActionArgs | Route.ClientActionArgs, form, graph) => {
    // What opens an account is loaded with the first touch of the form.
    const { submitRegister } = await codeOrPlainForm(import("~/account/register-submit.ts"), request, form);
    const answer = await submitRegister(request, form, graph, lateMessagesFor(request, graph));
    if (!answer) {
      const toast = { key: copyFor(request, accountCopy).registered, severity: "success" } as const;
      throw redirectWithToast(targetOf(request), toast);
    }
    return stayWithTyped(answer);
  },
  typedFields((form, errors) => refuseForm(readForm(form), errors)),
);
export const action = submit;
export const clientAction = submit;

/** Opens an account outside the checkout; the confirmation page leads guests here (ux 3). */
export default function RegisterRoute({ loaderData: { choices, known }, actionData }: Route.ComponentProps) {
  const t = useCopy(accountCopy);
  return (
    <Container width="text">
      <Stack gap={5} className={cx(room.large, room.form)}>
        <SectionHeader level={1} title={t.register} lead={t.registerLead} />
        <Panel>
          <RegisterForm
            key={actionData?.isUnanswered ? 0 : (actionData?.at ?? 0)}
            answer={actionData}
            choices={choices}
            known={known}
          />
        </Panel>
        <p>
          {t.haveAccount} <TextLink href="/login/">{t.signIn}</TextLink>
        </p>
      </Stack>
    </Container>
  );
}
