import { data, redirect } from "react-router";
import { AccountFrame } from "~/account/account-frame.tsx";
import { PageSessionDocument } from "~/graph/generated/PageSession.ts";
import { useWishlistsEssentialsQuery, WishlistsEssentialsDocument } from "~/graph/generated/WishlistsEssentials.ts";
import { defineLoad } from "~/graph/load.ts";
import { useCopy } from "~/lib/copy.ts";
import { safePath } from "~/lib/safe-path.ts";
import { Button } from "~/ui/button/button.tsx";
import { Panel } from "~/ui/panel/panel.tsx";
import { activeListOf, cookiesOf } from "~/wishlist/active-list.ts";
import { ChooseLists } from "~/wishlist/hearts/choose-lists.tsx";
import { heartCopy } from "~/wishlist/hearts/heart-copy.ts";
import { heartText, listsWith, readHeart } from "~/wishlist/hearts/heart-value.ts";
import { wishlistPath } from "~/wishlist/list-url.ts";
import type { Route } from "./+types/wishlist-choice";

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, { refresh }) => {
  const { searchParams } = new URL(request.url);
  const heart = readHeart(searchParams.get("heart"));
  if (!heart) throw data(null, { status: 404, statusText: "Not Found" });
  const { session } = await refresh(PageSessionDocument);
  if (session?.visitor.state !== "LOGGED_IN") throw redirect(wishlistPath);
  const activeId = activeListOf(cookiesOf(request));
  await refresh(WishlistsEssentialsDocument, { activeWishlistId: activeId });
  return { heart, activeId, to: safePath(searchParams.get("to"), wishlistPath) };
});
export const loader = load;
export const clientLoader = load;

/** The choice among several lists, for who has no scripts (WISH-19). */
export default function WishlistChoiceRoute({ loaderData: { heart, activeId, to } }: Route.ComponentProps) {
  const t = useCopy(heartCopy);
  const [{ data: answer }] = useWishlistsEssentialsQuery({ variables: { activeWishlistId: activeId } });
  if (!answer) return null;
  const lists = answer.getAllWishlistsEssentials.filter(({ isEditor }) => isEditor);
  const marks = lists.flatMap(({ entries }) => entries);
  return (
    <AccountFrame path={wishlistPath} title={t.chooseTitle} isSignedIn>
      <title>{t.chooseTitle}</title>
      <Panel>
        <form method="post" action={wishlistPath}>
          <input type="hidden" name="choose" value={heartText(heart)} />
          <input type="hidden" name="to" value={to} />
          <ChooseLists name={heart.name} lists={lists} holding={listsWith(heart, marks)} />
          <p>
            <Button type="submit">{t.save}</Button>
          </p>
        </form>
      </Panel>
    </AccountFrame>
  );
}
