import { AccountFrame } from "~/account/account-frame.tsx";
import { useWishlistsQuery, WishlistsDocument } from "~/graph/generated/Wishlists.ts";
import { defineLoad } from "~/graph/load.ts";
import { useCopy } from "~/lib/copy.ts";
import { wishlistCopy } from "~/wishlist/copy.ts";
import { WishlistsView } from "~/wishlist/wishlists-view.tsx";
import type { Route } from "./+types/wishlist";

const load = defineLoad(async (_: Route.LoaderArgs | Route.ClientLoaderArgs, { refresh }) => {
  await refresh(WishlistsDocument);
  return null;
});
export const loader = load;
export const clientLoader = load;

/** The wish list; in consumer stores everybody has one (C-42), the business store's wall is before it. */
export default function WishlistRoute() {
  const t = useCopy(wishlistCopy);
  const [{ data }] = useWishlistsQuery();
  if (!data) return null;
  const isSignedIn = data.session?.visitor.state === "LOGGED_IN";
  return (
    <AccountFrame path="/myaccount/wishlist/" title={t.title} isSignedIn={isSignedIn}>
      <title>{t.title}</title>
      <WishlistsView lists={data.getAllWishlists} />
    </AccountFrame>
  );
}
