import { data } from "react-router";
import { AccountFrame } from "~/account/account-frame.tsx";
import { PageSessionDocument } from "~/graph/generated/PageSession.ts";
import { SharedWishlistDocument, useSharedWishlistQuery } from "~/graph/generated/SharedWishlist.ts";
import { WishlistMarksDocument } from "~/graph/generated/WishlistMarks.ts";
import { useWishlistsQuery, WishlistsDocument } from "~/graph/generated/Wishlists.ts";
import { useWishlistsFullQuery, WishlistsFullDocument } from "~/graph/generated/WishlistsFull.ts";
import { WishlistVariantsDocument } from "~/graph/generated/WishlistVariants.ts";
import { defineLoad } from "~/graph/load.ts";
import { codeOrPlainForm } from "~/lib/code-or-plain-form.ts";
import { useCopy } from "~/lib/copy.ts";
import { dayOf } from "~/lib/dates.ts";
import { activeListOf, cookiesOf, rememberList } from "~/wishlist/active-list.ts";
import { wishlistCopy } from "~/wishlist/copy.ts";
import { ListPage } from "~/wishlist/list-page.tsx";
import { listVariables, readListState } from "~/wishlist/list-url.ts";
import { SharedList } from "~/wishlist/shared-list.tsx";
import type { Route } from "./+types/wishlist";

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, { refresh, optional }) => {
  const url = new URL(request.url);
  const known = (await optional(PageSessionDocument))?.session?.visitor.state === "LOGGED_IN";
  const state = readListState(url.searchParams);
  const today = dayOf(new Date().toISOString());
  const shareData = url.searchParams.get("share_data");
  const page = { state, today, origin: url.origin, shareData, activeId: activeListOf(cookiesOf(request)) };
  if (shareData !== null) {
    const { session } = await refresh(SharedWishlistDocument, { shareData, page: state.page });
    return { ...page, isSignedIn: session?.visitor.state === "LOGGED_IN" };
  }
  const variables = listVariables(state, page.activeId);
  const { opened } = known
    ? await refresh(WishlistsDocument, variables)
    : await refresh(WishlistsFullDocument, variables);
  const [list] = opened;
  const entry = list?.entryPage.entries.find(({ externalId }) => externalId === state.entryId);
  if (state.show === "variants" && entry) await refresh(WishlistVariantsDocument, { productId: entry.product.id });
  if (state.show === "entry" && entry) await refresh(WishlistMarksDocument, { productIds: [entry.product.id] });
  const result = { ...page, isSignedIn: known };
  // The list that is looked at is the one that new things go on (WISH-39).
  if (list?.externalId !== state.listId || list.externalId === page.activeId) return result;
  const cookie = rememberList(list.externalId);
  if (import.meta.env.SSR) return data(result, { headers: { "set-cookie": cookie } });
  document.cookie = cookie;
  return result;
});
export const loader = load;
export const clientLoader = load;

/** Most visits only read. */
const submit = async (args: Route.ActionArgs | Route.ClientActionArgs) =>
  (await codeOrPlainForm(import("../wishlist/submit-list.ts"), args.request)).submitList(args);
export const action = submit;
export const clientAction = submit;

/** Wish lists; in consumer stores everyone has one (C-42), the business store's wall is before it. */
export default function WishlistRoute({ loaderData }: Route.ComponentProps) {
  const t = useCopy(wishlistCopy);
  const { state, today, origin, shareData, activeId, isSignedIn } = loaderData;
  const variables = listVariables(state, activeId);
  const isShared = shareData !== null;
  const [{ data: own }] = useWishlistsQuery({ variables, pause: isShared || !isSignedIn });
  const [{ data: visitors }] = useWishlistsFullQuery({ variables, pause: isShared || isSignedIn });
  const [{ data: shared }] = useSharedWishlistQuery({
    variables: { shareData: shareData ?? "", page: state.page },
    pause: !isShared,
  });
  const frame = { path: "/myaccount/wishlist/", isSignedIn };
  if (isShared) {
    return (
      <AccountFrame {...frame} title={t.title}>
        <title>{t.title}</title>
        <meta name="description" content={t.describe} />
        {shared && <SharedList list={shared.getSharedWishlist} shareData={shareData} isSignedIn={isSignedIn} />}
      </AccountFrame>
    );
  }
  const lists = (isSignedIn ? own?.getAllWishlists : visitors?.getAllWishlistsFull) ?? [];
  const list = (isSignedIn ? own : visitors)?.opened[0];
  if (!list) return null;
  return (
    <AccountFrame {...frame} title={t.title}>
      <title>{t.title}</title>
      <meta name="description" content={t.describe} />
      <ListPage
        key={`${state.listId ?? list.externalId} ${state.show} ${state.show && state.entryId}`}
        {...{ lists, list, state, isSignedIn, today, origin }}
      />
    </AccountFrame>
  );
}
