import { defineLoad, defineSubmit } from "~/graph/load.ts";
import { typedFields } from "~/graph/typed-fields.ts";
import { codeOrPlainForm } from "~/lib/code-or-plain-form.ts";
import { useCopy, useStorefront } from "~/lib/copy.ts";
import { readForm, refuseForm } from "~/lib/form-values.ts";
import { hasWithdrawalRight } from "~/lib/withdrawal-right.ts";
import { cancellationCopy } from "~/prime/cancellation-copy.ts";
import { CancellationDone } from "~/prime/cancellation-done.tsx";
import { CancellationForm } from "~/prime/cancellation-form.tsx";
import type { CancellationAnswer } from "~/prime/cancellation-submit.ts";
import { lateMessagesFor } from "~/shell/messages-late.ts";
import { ButtonLink } from "~/ui/button/button.tsx";
import { EmptyState } from "~/ui/empty-state/empty-state.tsx";
import { Guide } from "~/ui/guide/guide.tsx";
import { StarIcon } from "~/ui/icon/status-icons.tsx";
import { Container, Stack } from "~/ui/layout/layout.tsx";
import room from "~/ui/room/room.module.css";
import { SectionHeader } from "~/ui/section-header/section-header.tsx";
import type { Route } from "./+types/prime-cancellation";

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs) => {
  const given = new URL(request.url).searchParams.get("orderId") ?? "";
  return Promise.resolve({ contract: /^P?\d{1,12}$/.test(given) ? given : "" });
});
export const loader = load;
export const clientLoader = load;

const submit = defineSubmit(
  async ({ request }: Route.ActionArgs | Route.ClientActionArgs, form, graph): Promise<CancellationAnswer> => {
    const { submitCancellation } = await codeOrPlainForm(import("~/prime/cancellation-submit.ts"), request, form);
    return submitCancellation(request, form, graph, lateMessagesFor(request, graph));
  },
  typedFields((form, errors): CancellationAnswer => refuseForm(readForm(form), errors)),
);
export const action = submit;
export const clientAction = submit;

/** Where memberships are cancelled, without a login (§ 312k BGB). */
export default function PrimeCancellationRoute({ loaderData, actionData }: Route.ComponentProps) {
  const t = useCopy(cancellationCopy);
  const { store } = useStorefront();
  if (store === "b2b") {
    return (
      <Container>
        <title>{t.title}</title>
        <EmptyState
          icon={<StarIcon size={40} />}
          titleLevel={1}
          title={t.none}
          text={t.noneHelp}
          actions={<ButtonLink href="/">{t.home}</ButtonLink>}
        />
      </Container>
    );
  }
  return (
    <Container width="text">
      <meta name="description" content={t.lead} />
      <Stack gap={5} className={room.small}>
        <SectionHeader level={1} title={t.title} lead={t.lead} />
        {actionData?.receipt ? (
          <CancellationDone receipt={actionData.receipt} />
        ) : (
          <CancellationForm key={actionData?.at ?? 0} answer={actionData} contract={loaderData.contract} />
        )}
        <Guide steps={hasWithdrawalRight(store) ? t.steps : t.stepsElsewhere} />
      </Stack>
    </Container>
  );
}
