import { data } from "react-router";
import { SafeHtml } from "~/content/safe-html/safe-html.tsx";
import { PageSessionDocument } from "~/graph/generated/PageSession.ts";
import { TeaserWishlistDocument, useTeaserWishlistQuery } from "~/graph/generated/TeaserWishlist.ts";
import { WishlistVariantsDocument } from "~/graph/generated/WishlistVariants.ts";
import { defineLoad } from "~/graph/load.ts";
import { codeOrPlainForm } from "~/lib/code-or-plain-form.ts";
import { useCopy } from "~/lib/copy.ts";
import { Breadcrumb } from "~/ui/breadcrumb/breadcrumb.tsx";
import { Container, Stack } from "~/ui/layout/layout.tsx";
import room from "~/ui/room/room.module.css";
import { SectionHeader } from "~/ui/section-header/section-header.tsx";
import { teaserCopy } from "~/wishlist/teaser/teaser-copy.ts";
import { TeaserList } from "~/wishlist/teaser/teaser-list.tsx";
import type { TeaserOpened } from "~/wishlist/teaser/teaser-opened.ts";
import type { Route } from "./+types/list";

const load = defineLoad(
  async ({ request, params }: Route.LoaderArgs | Route.ClientLoaderArgs, { refresh, optional }) => {
    const { listId: externalId } = params;
    const isSignedIn = (await optional(PageSessionDocument))?.session?.visitor.state === "LOGGED_IN";
    const { getWishlistFromTeaserId: list } = await refresh(TeaserWishlistDocument, { externalId });
    if (!list) throw data(null, { status: 404, statusText: "Not Found" });
    const { searchParams } = new URL(request.url);
    const chosenId = searchParams.get("entry");
    const entry = list.entries.find((each) => each.externalId === chosenId);
    if (entry) await refresh(WishlistVariantsDocument, { productId: entry.product.id });
    return { isSignedIn, entryId: entry?.externalId ?? null, showsOptions: searchParams.get("show") === "options" };
  },
);
export const loader = load;
export const clientLoader = load;

/** Most visits only read. */
const submit = async (args: Route.ActionArgs | Route.ClientActionArgs) =>
  (await codeOrPlainForm(import("./submit-list.ts"), args.request)).submitList(args);
export const action = submit;
export const clientAction = submit;

/** A class list (WISH-15). */
export default function ListRoute({ params, loaderData, actionData }: Route.ComponentProps) {
  const t = useCopy(teaserCopy);
  const [{ data: answer }] = useTeaserWishlistQuery({ variables: { externalId: params.listId } });
  const list = answer?.getWishlistFromTeaserId;
  if (!list) return null;
  const { isSignedIn, entryId, showsOptions } = loaderData;
  const posted = actionData && "result" in actionData ? actionData.result : null;
  const opens: TeaserOpened | null = posted
    ? { kind: "cart", result: posted }
    : entryId !== null
      ? { kind: "variants", entryId, result: null }
      : showsOptions
        ? { kind: "options" }
        : null;
  return (
    <Container>
      <title>{list.name}</title>
      <meta name="description" content={t.description} />
      <Stack gap={5} className={room.large}>
        <Breadcrumb crumbs={[{ name: t.title, href: "/lists/" }]} />
        <SectionHeader level={1} title={list.name} />
        <TeaserList
          key={`${params.listId} ${entryId}`}
          list={list}
          isSignedIn={isSignedIn}
          opens={opens}
          description={<SafeHtml id="list-description" html={list.description} shows={list.description} />}
        />
      </Stack>
    </Container>
  );
}
