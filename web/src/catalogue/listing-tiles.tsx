import { Fragment, type ReactNode, type SubmitEvent, useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import type { ListingPartsFragment } from "../graph/generated/ListingParts.fragment.ts";
import { useCopy } from "../lib/copy.ts";
import { Link } from "../ui/link/link.tsx";
import { TileGrid } from "../ui/product-tile/product-tile.tsx";
import { useToasts } from "../ui/toast/toast-region.tsx";
import { listingCopy } from "./listing-copy.ts";
import styles from "./listing.module.css";
import { ProductCard } from "./product-card.tsx";
import type { TileAnswer } from "./tile-answer.ts";
import { TileExtras } from "./tile-extras.tsx";

/** Tiles whose pictures load at once: the first row of the widest grid. */
const eagerTiles = 4;
/**
 * Tiles before the first insert, and between two. An insert takes two places, so that each begins where two, three and four
 * columns all have room for it.
 */
const firstInsert = 6;
const insertEvery = 10;

/** The insert after so many tiles. */
function insertAfter(tiles: number, inserts: readonly GridInsert[]): GridInsert | undefined {
  return inserts[(tiles - firstInsert) / insertEvery];
}

/** Content that takes the place of two tiles. */
export interface GridInsert {
  readonly id: string;
  readonly content: ReactNode;
}

interface ListingTilesProps {
  readonly products: ListingPartsFragment["products"];
  readonly inserts: readonly GridInsert[];
  readonly showsDealProgress: boolean;
}

/** The tiles of a list, with content between them; their buttons confirm in place (ux 36). */
export function ListingTiles({ products, inserts, showsDealProgress }: ListingTilesProps) {
  const onSubmit = useTileForms();
  const t = useCopy(listingCopy);
  return (
    // The forms in the tiles came as markup, which has no handlers of its own.
    <div onSubmit={onSubmit}>
      <p className={styles.priceNote}>
        {t.allPrices} <Link href="/service/versand/">{t.shipping}</Link>
      </p>
      <TileGrid shows={products}>
        {products.map((product, index) => {
          const insert = insertAfter(index + 1, inserts);
          return (
            <Fragment key={product.id}>
              <ProductCard
                product={product}
                eager={index < eagerTiles}
                headingLevel={2}
                showsDealProgress={showsDealProgress}
                extra={<TileExtras product={product} />}
              />
              {insert && <div className={styles.insert}>{insert.content}</div>}
            </Fragment>
          );
        })}
      </TileGrid>
    </div>
  );
}

/** Sends a tile's form without leaving the list, one after the other, and shows each answer. */
function useTileForms() {
  const t = useCopy(listingCopy);
  const { submit, data } = useFetcher<TileAnswer>();
  const toasts = useToasts();
  const sending = useRef(Promise.resolve());
  useEffect(() => {
    if (!data || data.kind === "shown") return;
    const { kind, text } = data;
    const link = { href: "/checkout/basket/", label: t.toBasket };
    if (kind === "failed") toasts.add({ tone: "error", text });
    else toasts.add({ tone: kind === "added" ? "success" : "warning", text, link });
  }, [data, toasts, t]);
  return (event: SubmitEvent<HTMLElement>) => {
    const form = event.target;
    // A heart is the wish list's.
    if (!(form instanceof HTMLFormElement) || form.method !== "post" || "heart" in form.dataset) return;
    event.preventDefault();
    const body = new FormData(form);
    sending.current = sending.current.then(() => submit(body, { method: "post" }));
  };
}
