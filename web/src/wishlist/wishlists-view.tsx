import type { WishlistsQuery } from "../graph/generated/Wishlists.ts";
import { useCopy } from "../lib/copy.ts";
import { ButtonLink } from "../ui/button/button.tsx";
import { EmptyState } from "../ui/empty-state/empty-state.tsx";
import { BasketIcon } from "../ui/icon/shop-icons.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import { SectionHeader } from "../ui/section-header/section-header.tsx";
import { wishlistCopy } from "./copy.ts";
import styles from "./wishlists-view.module.css";

type Wishlist = WishlistsQuery["getAllWishlists"][number];

/** The visitor's lists, to look at: what is on them and where it is found. */
export function WishlistsView({ lists }: { readonly lists: readonly Wishlist[] }) {
  const t = useCopy(wishlistCopy);
  const filled = lists.filter(({ entries }) => entries.length > 0);
  if (filled.length === 0) {
    return (
      <EmptyState
        icon={<BasketIcon size={40} />}
        title={t.emptyTitle}
        text={t.emptyText}
        actions={<ButtonLink href="/">{t.toShop}</ButtonLink>}
      />
    );
  }
  return filled.map((list) => <Entries key={list.externalId} list={list} isOnly={filled.length === 1} />);
}

function Entries({ list, isOnly }: { readonly list: Wishlist; readonly isOnly: boolean }) {
  const t = useCopy(wishlistCopy);
  return (
    <section>
      {!isOnly && <SectionHeader title={list.name} />}
      <ul className={styles.entries} aria-label={t.entries(list.name)}>
        {list.entries.map(({ externalId, product, item, quantity, isSaleable }) => (
          <li key={externalId} className={styles.entry}>
            <TextLink href={item?.path ?? product.path}>{item?.name ?? product.name}</TextLink>
            <span className={styles.note}>
              {[product.brand, t.pieces(quantity), isSaleable ? null : t.unavailable].filter(Boolean).join(" · ")}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
