import { data, redirect } from "react-router";
import type { BasketAnswer } from "~/cart/basket-answer.ts";
import { type BasketOutcome, submitBasket } from "~/cart/basket-submit.ts";
import { BasketView } from "~/cart/basket-view.tsx";
import { copy } from "~/cart/copy.ts";
import { extrasCopy } from "~/cart/extras-copy.ts";
import { removedFromBasket } from "~/cart/removed-event.ts";
import { forgetRemoved, rememberRemoved, removedLineOf } from "~/cart/removed-line.ts";
import { BasketPageDocument, useBasketPageQuery } from "~/graph/generated/BasketPage.ts";
import { defineLoad, defineSubmit } from "~/graph/load.ts";
import { typedFields } from "~/graph/typed-fields.ts";
import { type FlashToast, redirectWithToast } from "~/graph/redirect.ts";
import { copyFor } from "~/lib/copy.ts";
import { emit } from "~/lib/data-layer.ts";
import { errorAt } from "~/lib/error-map.ts";
import type { MessageOf } from "~/lib/message-of.ts";
import { messagesFor } from "~/shell/messages.ts";
import type { Route } from "./+types/basket";

const cookiesOf = (request: Request) => (import.meta.env.SSR ? request.headers.get("cookie") : document.cookie);
const here = "/checkout/basket/";

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, { refresh }) => {
  await refresh(BasketPageDocument);
  return { removed: removedLineOf(cookiesOf(request), Date.now()) };
});
export const loader = load;
export const clientLoader = load;

/** The cookie that an outcome leaves: the line that can be brought back, or that none can any more. */
function undoCookie(outcome: BasketOutcome): string | null {
  if (outcome.kind !== "changed") return null;
  if (outcome.removed) return rememberRemoved(outcome.removed);
  return outcome.isUndone ? forgetRemoved : null;
}

type Texts = (typeof copy)["de"] & (typeof extrasCopy)["de"];

/** The outcome as the toast that it needs without scripts; null when the page itself shows it. */
function toastOf(outcome: Exclude<BasketOutcome, { kind: "goOn" }>, t: Texts): FlashToast | null {
  if (outcome.kind === "noCode") return { key: t.voucherMissing, severity: "error" };
  if (outcome.kind === "tooLate") return { key: t.tooLate, severity: "info" };
  if (outcome.kind === "failed") return { key: outcome.message, severity: "error" };
  const [notice] = outcome.notices;
  if (notice !== undefined) return { key: notice, severity: "warning" };
  return outcome.isUndone ? { key: t.restored, severity: "success" } : null;
}

/** The outcome as the page shows it. */
async function answerTo(
  outcome: Exclude<BasketOutcome, { kind: "goOn" }>,
  voucherMissing: string,
  messageOf: MessageOf,
): Promise<BasketAnswer> {
  if (outcome.kind === "changed") return { kind: "changed", notices: outcome.notices, isUndone: outcome.isUndone };
  if (outcome.kind === "noCode") return { kind: "failed", text: voucherMissing, isVoucher: true };
  if (outcome.kind === "tooLate") return { kind: "tooLate" };
  return { kind: "failed", text: await messageOf(outcome.message), isVoucher: outcome.isVoucher };
}

const submit = defineSubmit(
  async ({ request }: Route.ActionArgs | Route.ClientActionArgs, form, graph) => {
    const last = removedLineOf(cookiesOf(request), Date.now());
    const outcome = await submitBasket(graph, Object.fromEntries(form), last, Date.now());
    if (!outcome) throw data(null, { status: 400, statusText: "Bad Request" });
    if (outcome.kind === "goOn") throw redirect("/checkout/login/", 303);
    const t = { ...copyFor(request, copy), ...copyFor(request, extrasCopy) };
    const cookie = undoCookie(outcome);
    if (import.meta.env.SSR) {
      const toast = toastOf(outcome, t);
      const back = toast ? redirectWithToast(here, toast) : redirect(here, 303);
      if (cookie) back.headers.append("set-cookie", cookie);
      throw back;
    }
    if (cookie) document.cookie = cookie;
    if (outcome.kind === "changed" && outcome.removed) emit(removedFromBasket(outcome.removed));
    return answerTo(outcome, t.voucherMissing, messagesFor(request, graph));
  },
  typedFields((_form, errors): BasketAnswer => {
    const text = errorAt(errors, "code") ?? errorAt(errors, "reference");
    if (text === undefined) throw data(null, { status: 400, statusText: "Bad Request" });
    if (import.meta.env.SSR) throw redirectWithToast(here, { key: text, severity: "error" });
    return { kind: "failed", text, isVoucher: "code" in errors };
  }),
);
export const action = submit;
export const clientAction = submit;

/** What the visitor is about to buy. */
export default function BasketRoute({ loaderData }: Route.ComponentProps) {
  const [{ data: page }] = useBasketPageQuery();
  return <BasketView cart={page?.session?.cart ?? null} removed={loaderData.removed} />;
}
