import { redirect } from "react-router";
import { entriesIn, entriesOf } from "~/cart/order-form/entries.ts";
import { orderFormCopy } from "~/cart/order-form/order-form-copy.ts";
import { addForm, checkForm } from "~/cart/order-form/order-form-submit.ts";
import { OrderFormView } from "~/cart/order-form/order-form-view.tsx";
import { useValidateOrderFormQuery, ValidateOrderFormDocument } from "~/graph/generated/ValidateOrderForm.ts";
import { defineLoad, defineSubmit } from "~/graph/load.ts";
import { redirectWithToast } from "~/graph/redirect.ts";
import { typedFields } from "~/graph/typed-fields.ts";
import { copyFor } from "~/lib/copy.ts";
import { type FormAnswer, readForm, refuseForm } from "~/lib/form-values.ts";
import { Alert } from "~/ui/alert/alert.tsx";
import type { Route } from "./+types/order-form";

const variablesOf = (search: string) => ({ entries: entriesIn(search).map((entry) => ({ ...entry })) });

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, { refresh }) => {
  const { search } = new URL(request.url);
  const variables = variablesOf(search);
  if (variables.entries.length > 0) await refresh(ValidateOrderFormDocument, variables);
  return { search };
});
export const loader = load;
export const clientLoader = load;

const submit = defineSubmit(
  async ({ request }: Route.ActionArgs | Route.ClientActionArgs, form, graph): Promise<FormAnswer> => {
    const t = copyFor(request, orderFormCopy);
    const entries = await entriesOf(form);
    const { path, toast } = form.get("intent") === "add" ? await addForm(graph, entries, t) : checkForm(entries, t);
    throw toast === null ? redirect(path, 303) : redirectWithToast(path, toast);
  },
  typedFields((form, errors) => refuseForm(readForm(form), errors)),
);
export const action = submit;
export const clientAction = submit;

/** Orders by number, many at once (ROUTE-18, SERV-05). */
export default function OrderFormRoute({ loaderData: { search }, actionData }: Route.ComponentProps) {
  const variables = variablesOf(search);
  const hasEntries = variables.entries.length > 0;
  const [{ data }] = useValidateOrderFormQuery({ variables, pause: !hasEntries });
  const [fault] = Object.values(actionData?.errors ?? {});
  return (
    <>
      {typeof fault === "string" && <Alert tone="error" title={fault} live="assertive" />}
      <OrderFormView key={search} entries={hasEntries ? (data?.validateOrderForm ?? []) : []} />
    </>
  );
}
