import { cutText } from "@chalkbox/input-text/read-text";
import { type ActionFunctionArgs, type ClientActionFunctionArgs, data, redirect } from "react-router";
import { WishlistsEssentialsDocument } from "~/graph/generated/WishlistsEssentials.ts";
import { WishlistMarksDocument } from "~/graph/generated/WishlistMarks.ts";
import { PageSessionDocument } from "~/graph/generated/PageSession.ts";
import { defineSubmit, type GraphTools } from "~/graph/load.ts";
import { redirectWithToast } from "~/graph/redirect.ts";
import { typedFields } from "~/graph/typed-fields.ts";
import { copyFor, storefrontOf } from "~/lib/copy.ts";
import { fieldOf } from "~/lib/form-values.ts";
import { safePath } from "~/lib/safe-path.ts";
import { messagesFor } from "~/shell/messages.ts";
import { activeListOf, cookiesOf, rememberList } from "~/wishlist/active-list.ts";
import type { WishlistAnswer } from "~/wishlist/answer.ts";
import { wishlistCopy } from "~/wishlist/copy.ts";
import { dialogsCopy } from "~/wishlist/dialogs-copy.ts";
import { carryOut, carryOutChoice } from "~/wishlist/hearts/carry-out.ts";
import { heartCopy } from "~/wishlist/hearts/heart-copy.ts";
import { heartText, type HeartValue, listsWith, readHeart } from "~/wishlist/hearts/heart-value.ts";
import { planHeart } from "~/wishlist/hearts/plan-heart.ts";
import { listHref, wishlistPath } from "~/wishlist/list-url.ts";
import { submitWishlist } from "~/wishlist/submit.ts";

/** Where a form without scripts came from: the page that a heart is on. */
function cameFrom(request: Request): string {
  const referrer = request.headers.get("referer");
  const url = referrer !== null && URL.canParse(referrer) ? new URL(referrer) : null;
  return url?.origin === new URL(request.url).origin ? safePath(url.pathname + url.search, wishlistPath) : wishlistPath;
}

/** Which of the visitor's lists hold what a heart is about, and those that they may choose among. */
async function listsOf(request: Request, graph: GraphTools, heart: HeartValue) {
  const { session } = await graph.refresh(PageSessionDocument);
  const isSignedIn = session?.visitor.state === "LOGGED_IN";
  const activeWishlistId = activeListOf(cookiesOf(request));
  const [{ wishlistMarks }, essentials] = await Promise.all([
    graph.refresh(WishlistMarksDocument, { productIds: [heart.productId] }),
    isSignedIn ? graph.refresh(WishlistsEssentialsDocument, { activeWishlistId }) : null,
  ]);
  const lists = essentials?.getAllWishlistsEssentials.filter(({ isEditor }) => isEditor) ?? [];
  return { isSignedIn, marks: wishlistMarks, lists };
}

/** A heart that was pressed without scripts (WISH-18): it comes back to its page with the answer. */
async function submitHeart(request: Request, graph: GraphTools, heart: HeartValue): Promise<never> {
  const back = cameFrom(request);
  const { isSignedIn, marks, lists } = await listsOf(request, graph, heart);
  // Behind the wall of the business store there are no lists for who has not signed in.
  if (!isSignedIn && storefrontOf(request).store === "b2b") throw redirect(`/?to=${encodeURIComponent(back)}`, 303);
  const t = copyFor(request, heartCopy);
  const plan = planHeart(heart, marks, lists);
  if (plan.kind === "choose") {
    const search = new URLSearchParams({ heart: heartText(heart), to: back });
    throw redirect(`${wishlistPath}choose/?${search}`, 303);
  }
  const outcome = await carryOut(graph, heart, plan);
  if (outcome.kind === "failed") throw redirectWithToast(back, { key: outcome.message, severity: "error" });
  const link = { href: wishlistPath, label: t.toList };
  const list = "list" in outcome ? outcome.list : null;
  throw redirectWithToast(
    back,
    outcome.kind === "added"
      ? { key: t.added(heart.name, list), severity: "success", link }
      : { key: t.removed(heart.name, list), severity: "success" },
  );
}

/** The choice among several lists (WISH-19): the page's without scripts, and that of an entry's options. */
async function submitChoice(
  request: Request,
  graph: GraphTools,
  form: FormData,
  heart: HeartValue,
): Promise<WishlistAnswer> {
  const t = copyFor(request, heartCopy);
  const messageOf = messagesFor(request, graph);
  const { marks, lists } = await listsOf(request, graph, heart);
  const choice = {
    holding: listsWith(heart, marks),
    chosen: form.getAll("list").map(String),
    newList: fieldOf(form, "newList"),
  };
  const nameOf = (listId: string) => lists.find(({ externalId }) => externalId === listId)?.name;
  const outcome = await carryOutChoice(graph, heart, choice, t, nameOf);
  const to = form.get("to");
  const cookie = "listId" in outcome && outcome.listId !== undefined ? rememberList(outcome.listId) : null;
  if (import.meta.env.SSR || to !== null) {
    const back = safePath(to, cameFrom(request));
    const answer =
      outcome.kind === "failed"
        ? redirectWithToast(back, { key: outcome.message, severity: "error" })
        : redirectWithToast(back, { key: outcome.text, severity: "success" });
    if (cookie !== null && import.meta.env.SSR) answer.headers.append("set-cookie", cookie);
    throw answer;
  }
  if (cookie !== null) document.cookie = cookie;
  if (outcome.kind === "failed") return { kind: "failed", text: await messageOf(outcome.message) };
  return { kind: "done", text: outcome.text, tone: "success" };
}

/** The page that a form of a list comes back to, without the dialog that it was in; teaser lists have their own. */
function pageOf(request: Request): string {
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete("show");
  searchParams.delete("entry");
  searchParams.delete("share_data");
  const search = searchParams.toString();
  return search === "" ? pathname : `${pathname}?${search}`;
}

/** Carries out what a form of a wish list or a heart is for. On the server the answer has to outlive a redirect. */
export const submitList = defineSubmit(
  async ({ request }: ActionFunctionArgs | ClientActionFunctionArgs, form, graph): Promise<WishlistAnswer> => {
    const heart = readHeart(form.get("heart"));
    if (heart) return submitHeart(request, graph, heart);
    const choice = readHeart(form.get("choose"));
    if (choice) return submitChoice(request, graph, form, choice);
    const t = copyFor(request, wishlistCopy);
    const tools = { graph, t, d: copyFor(request, dialogsCopy), messageOf: messagesFor(request, graph) };
    const outcome = await submitWishlist(tools, Object.fromEntries(form));
    if (!outcome) throw data(null, { status: 400, statusText: "Bad Request" });
    const { goTo, ...answer } = outcome;
    if (answer.kind === "done" && goTo !== undefined) {
      throw redirectWithToast(listHref({ listId: goTo }), { key: answer.text ?? t.saved, severity: answer.tone });
    }
    if (!import.meta.env.SSR) return answer;
    const back = pageOf(request);
    if (answer.kind === "failed") throw redirectWithToast(back, { key: answer.text, severity: "error" });
    if (answer.kind === "cart") throw redirectWithToast(back, cartToast(answer.result, t));
    if (answer.emptied === true) throw redirect(listHref({ listId: fieldOf(form, "listId"), show: "remove" }), 303);
    throw redirectWithToast(back, { key: answer.text ?? t.saved, severity: answer.tone });
  },
  typedFields((_form, errors): WishlistAnswer => {
    const [text = ""] = Object.values(errors);
    return { kind: "failed", text: typeof text === "string" ? text : "" };
  }),
);

/** What came of putting a list into the basket, in a sentence; its rows state the rest. */
function cartToast(
  {
    successfullyAdded,
    variantsToChoose,
    quantityChanged,
    maxInCart,
  }: Extract<WishlistAnswer, { kind: "cart" }>["result"],
  t: (typeof wishlistCopy)["de"],
) {
  const [exception] = [...variantsToChoose, ...quantityChanged, ...maxInCart];
  const link = { href: "/checkout/basket/", label: t.basket };
  if (exception) {
    return {
      key: cutText([exception.product?.name, exception.message].filter(Boolean).join(": "), 300, 300),
      severity: "warning",
      link,
    } as const;
  }
  const names = successfullyAdded.map(({ product, item }) => item?.name ?? product?.name ?? "").join(", ");
  return { key: cutText(t.addedToCart(names), 300, 300), severity: "success", link } as const;
}
