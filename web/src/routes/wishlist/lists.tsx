import { TeaserWishlistsDocument, useTeaserWishlistsQuery } from "~/graph/generated/TeaserWishlists.ts";
import { defineLoad } from "~/graph/load.ts";
import { useCopy } from "~/lib/copy.ts";
import { Container, Stack } from "~/ui/layout/layout.tsx";
import { SectionHeader } from "~/ui/section-header/section-header.tsx";
import room from "~/ui/room/room.module.css";
import { teaserCopy } from "~/wishlist/teaser/teaser-copy.ts";
import { TeaserLists } from "~/wishlist/teaser/teaser-lists.tsx";
import type { Route } from "./+types/lists";

const load = defineLoad(async (_: Route.LoaderArgs | Route.ClientLoaderArgs, { common }) => {
  await common.query(TeaserWishlistsDocument);
  return null;
});
export const loader = load;
export const clientLoader = load;

/** The class lists of the storefront. */
export default function ListsRoute() {
  const t = useCopy(teaserCopy);
  const [{ data }] = useTeaserWishlistsQuery();
  return (
    <Container>
      <title>{t.title}</title>
      <meta name="description" content={t.description} />
      <Stack gap={5} className={room.large}>
        <SectionHeader level={1} title={t.title} lead={t.lead} />
        <TeaserLists lists={data?.getTeaserWishlists ?? []} />
      </Stack>
    </Container>
  );
}
