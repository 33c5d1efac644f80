import type { TeaserWishlistsQuery } from "../../graph/generated/TeaserWishlists.ts";
import { useCopy } from "../../lib/copy.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { HeartIcon } from "../../ui/icon/shop-icons.tsx";
import { Grid, Stack } from "../../ui/layout/layout.tsx";
import { Panel } from "../../ui/panel/panel.tsx";
import { WishPicture } from "../wish-picture.tsx";
import styles from "./teaser-lists.module.css";
import { amountText } from "../amount-text.ts";
import { wishlistCopy } from "../copy.ts";
import { TaxNote } from "../tax-note.tsx";
import { teaserCopy } from "./teaser-copy.ts";

/** The teaser lists of the storefront (WISH-15). */
export function TeaserLists({ lists }: { readonly lists: TeaserWishlistsQuery["getTeaserWishlists"] }) {
  const t = useCopy(teaserCopy);
  const page = useCopy(wishlistCopy);
  if (lists.length === 0) {
    return (
      <EmptyState
        icon={<HeartIcon size={40} />}
        title={t.none}
        text={t.noneText}
        actions={<ButtonLink href="/">{t.toShop}</ButtonLink>}
      />
    );
  }
  return (
    <Stack gap={3}>
      <p>
        <TaxNote />
      </p>
      <Grid as="ul" min="large">
        {lists.map(({ externalId, name, entryCount, audience, image, totals }) => (
          <Panel as="li" key={externalId}>
            <Stack gap={3}>
              {image && (
                <span className={styles.picture}>
                  <WishPicture image={image} />
                </span>
              )}
              <h2 className={styles.name}>{name}</h2>
              <p>
                {audience === "school" ? t.audience.school : t.audience.consumer} · {t.articles(entryCount)} ·{" "}
                {amountText(totals, page)}
              </p>
              <div>
                <ButtonLink href={`/lists/${externalId}/`} scheme="outline" size="small" aria-label={t.openOf(name)}>
                  {t.open}
                </ButtonLink>
              </div>
            </Stack>
          </Panel>
        ))}
      </Grid>
    </Stack>
  );
}
