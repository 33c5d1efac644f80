import { redirect } from "react-router";
import { entriesIn } from "~/cart/order-form/entries.ts";
import { judge } from "~/cart/order-form/judged.ts";
import type { ReadForm } from "~/cart/order-form/lists.ts";
import { orderFormCopy } from "~/cart/order-form/order-form-copy.ts";
import { sendForm } from "~/cart/order-form/order-form-submit.ts";
import { OrderFormView } from "~/cart/order-form/order-form-view.tsx";
import { readHere } from "~/cart/order-form/read-here.server.ts";
import { PageSessionDocument } from "~/graph/generated/PageSession.ts";
import { defineLoad, defineSubmit } from "~/graph/load.ts";
import { redirectWithToast } from "~/graph/redirect.ts";
import { typedFields } from "~/graph/typed-fields.ts";
import { copyFor } from "~/lib/copy.ts";
import { type FormAnswer, readForm, refuseForm } from "~/lib/form-values.ts";
import type { Route } from "./+types/order-form";

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, graph) => {
  const { search } = new URL(request.url);
  const entries = await judge(graph, await entriesIn(search));
  const session = entries.length === 0 ? null : (await graph.optional(PageSessionDocument))?.session;
  return { search, entries, isSignedIn: session?.visitor.state === "LOGGED_IN" };
});
export const loader = load;
export const clientLoader = load;

/** @param read how this side reads the form's lists */
const submitWith = (read: ReadForm) =>
  defineSubmit(
    async ({ request }: Route.ActionArgs | Route.ClientActionArgs, form, graph): Promise<FormAnswer> => {
      const next = await sendForm(graph, form, read, copyFor(request, orderFormCopy));
      if (next.path === null) return refuseForm(readForm(form), next.errors);
      throw next.toast === null ? redirect(next.path, 303) : redirectWithToast(next.path, next.toast);
    },
    typedFields((form, errors) => refuseForm(readForm(form), errors)),
  );
export const action = submitWith(readHere);
export const clientAction = submitWith((form) =>
  import("~/cart/order-form/read-there.ts").then(
    ({ readThere }) => readThere(form),
    () => null,
  ),
);

/** Orders by number, many at once (ROUTE-18, SERV-05). */
export default function OrderFormRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <OrderFormView key={`${loaderData.search} ${actionData?.at ?? ""}`} {...loaderData} answer={actionData ?? null} />
  );
}
