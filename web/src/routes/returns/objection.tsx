import { redirect } from "react-router";
import { refusalText } from "~/graph/failure.ts";
import { ObjectionDocument } from "~/graph/generated/Objection.ts";
import { SubmitObjectionDocument } from "~/graph/generated/SubmitObjection.ts";
import { defineLoad, defineSubmit, nothingTyped } from "~/graph/load.ts";
import { useCopy } from "~/lib/copy.ts";
import { objectionCopy } from "~/returns/objection-copy.ts";
import { ObjectionView } from "~/returns/objection-view.tsx";
import { ReturnsPage } from "~/returns/returns-page.tsx";
import { lateMessagesFor } from "~/shell/messages-late.ts";
import type { Route } from "./+types/objection";

const linkOf = (request: Request): string => (new URL(request.url).searchParams.get("declaration") ?? "").trim();

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, { refresh }) => {
  const link = linkOf(request);
  if (link === "") return { declaration: null };
  const { getObjection } = await refresh(ObjectionDocument, { link });
  return { declaration: getObjection };
});
export const loader = load;
export const clientLoader = load;

const submit = defineSubmit(async ({ request }: Route.ActionArgs | Route.ClientActionArgs, _form, graph) => {
  const link = linkOf(request);
  const { data, error } = await graph.mutate(SubmitObjectionDocument, { link });
  const result = data?.submitObjection;
  if (result?.successful === true) {
    throw redirect(`/myaccount/objection/?declaration=${encodeURIComponent(link)}`, 303);
  }
  return { fault: await lateMessagesFor(request, graph)(refusalText(error, result)) };
}, nothingTyped);
export const action = submit;
export const clientAction = submit;

/** Behind the link "that was not me" of a mail: opening it changes nothing, as programs open links, too (C-106). */
export default function ObjectionRoute({ loaderData: { declaration }, actionData }: Route.ComponentProps) {
  const t = useCopy(objectionCopy);
  return (
    <ReturnsPage title={t.title} lead={t.lead} steps={t.steps}>
      <ObjectionView declaration={declaration} fault={actionData?.fault ?? null} />
    </ReturnsPage>
  );
}
