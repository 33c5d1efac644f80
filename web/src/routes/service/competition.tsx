import { competitionCopy } from "~/content/competition/competition-copy.ts";
import { CompetitionForm } from "~/content/competition/competition-form.tsx";
import { submitEntry } from "~/content/competition/competition-submit.ts";
import { CompetitionPageDocument, useCompetitionPageQuery } from "~/graph/generated/CompetitionPage.ts";
import { defineLoad, defineSubmit } from "~/graph/load.ts";
import { redirectWithToast } from "~/graph/redirect.ts";
import { typedFields } from "~/graph/typed-fields.ts";
import { copyFor, useCopy } from "~/lib/copy.ts";
import { readForm, refuseForm } from "~/lib/form-values.ts";
import { messagesFor } from "~/shell/messages.ts";
import { ButtonLink } from "~/ui/button/button.tsx";
import { EmptyState } from "~/ui/empty-state/empty-state.tsx";
import { StarIcon } from "~/ui/icon/status-icons.tsx";
import { Container } from "~/ui/layout/layout.tsx";
import room from "~/ui/room/room.module.css";
import type { Route } from "./+types/competition";

const path = "/service/gewinnspiel/";

const load = defineLoad(async (_: Route.LoaderArgs | Route.ClientLoaderArgs, { refresh }) => {
  await refresh(CompetitionPageDocument);
  return null;
});
export const loader = load;
export const clientLoader = load;

const submit = defineSubmit(
  async ({ request }: Route.ActionArgs | Route.ClientActionArgs, form, graph) => {
    const answer = await submitEntry(request, form, graph, messagesFor(request, graph));
    if (answer === null)
      throw redirectWithToast(path, { key: copyFor(request, competitionCopy).done, severity: "success" });
    return answer;
  },
  typedFields((form, errors) => refuseForm(readForm(form), errors)),
);
export const action = submit;
export const clientAction = submit;

/** The competition that runs (SERV-04). */
export default function CompetitionRoute({ actionData }: Route.ComponentProps) {
  const t = useCopy(competitionCopy);
  const [{ data }] = useCompetitionPageQuery();
  if (data?.getCompetition) {
    return <CompetitionForm key={actionData?.at ?? 0} competition={data.getCompetition} answer={actionData} />;
  }
  return (
    <Container className={room.large}>
      <title>{t.page}</title>
      <EmptyState
        icon={<StarIcon size={40} />}
        titleLevel={1}
        title={t.none}
        text={t.noneHelp}
        actions={<ButtonLink href="/service/newsletter/">{t.toNewsletter}</ButtonLink>}
      />
    </Container>
  );
}
