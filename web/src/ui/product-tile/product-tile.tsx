import type { ReactNode } from "react";
import { Badge } from "../badge/badge.tsx";
import type { BadgeProps } from "../badge/badge.tsx";
import { cx } from "../cx.ts";
import { StaticIsland } from "../static-island/static-island.tsx";
import { Link } from "../link/link.tsx";
import { Picture } from "../picture/picture.tsx";
import type { PictureProps } from "../picture/picture.tsx";
import { Price } from "../price/price.tsx";
import type { PriceProps } from "../price/price.tsx";
import { Rating } from "../rating/rating.tsx";
import type { RatingProps } from "../rating/rating.tsx";
import { Delivery } from "./delivery.tsx";
import type { DeliveryProps } from "./delivery.tsx";
import styles from "./product-tile.module.css";

export interface ProductTileProps {
  /** Where the tile leads (TILE-02). Left out when sold: then it is no link (TILE-03, TILE-04). */
  readonly href?: string | undefined;
  readonly name: string;
  readonly brand?: string | undefined;
  /** 4:3. Its `alt` may be empty: the name is below. */
  readonly picture: PictureProps;
  readonly price: PriceProps;
  readonly rating?: RatingProps | undefined;
  readonly delivery?: DeliveryProps | undefined;
  /** Already chosen by the page's rules; shown in this order. */
  readonly badges?: ReadonlyArray<BadgeProps & { id: string }> | undefined;
  /** "Prime: versandkostenfrei · Mindestmenge: 10" (TILE-11) */
  readonly hint?: string | undefined;
  /** Covers the picture of what cannot be bought. */
  readonly sold?: { title: string; note?: string | undefined } | undefined;
  /** A control of its own beside the link: the wish list's heart. */
  readonly action?: ReactNode;
  /** Below everything, at the tile's foot: a deal's progress, an energy label, a button. Controls in it have their own layer. */
  readonly extra?: ReactNode;
  readonly headingLevel?: 2 | 3 | 4 | undefined;
}

/** A product in a listing: one link with one name over the whole tile (ux 33). */
export function ProductTile(props: ProductTileProps) {
  const { href, name, brand, picture, price, rating, delivery, badges = [], sold } = props;
  const Heading = `h${props.headingLevel ?? 3}` as const;
  return (
    <article className={cx(styles.tile, sold !== undefined && styles.sold)}>
      <div className={styles.stage}>
        <Picture {...picture} />
        {sold !== undefined && (
          <p className={styles.soldNote}>
            <strong>{sold.title}</strong>
            {sold.note}
          </p>
        )}
      </div>
      <div className={styles.body}>
        {brand !== undefined && <p className={styles.brand}>{brand}</p>}
        <Heading className={styles.name}>
          {href === undefined ? (
            name
          ) : (
            <Link href={href} className={styles.link}>
              {name}
            </Link>
          )}
        </Heading>
        <div className={styles.rating}>{rating !== undefined && <Rating {...rating} />}</div>
        <div className={styles.price}>
          <Price {...price} />
        </div>
        {delivery !== undefined && <Delivery {...delivery} />}
        {props.hint !== undefined && <p className={styles.hint}>{props.hint}</p>}
        {props.extra !== undefined && <div className={styles.foot}>{props.extra}</div>}
      </div>
      {badges.length > 0 && (
        <div className={styles.badges}>
          {badges.map(({ id, ...badge }) => (
            <Badge key={id} {...badge} />
          ))}
        </div>
      )}
      {props.action !== undefined && <div className={styles.action}>{props.action}</div>}
    </article>
  );
}

/**
 * Tiles in columns: 2 on mobile, 3 from the tablet, 4 on a large desktop; `wide` pages without a
 * column beside them take 4 from the large laptop and 6 on a large desktop.
 * @param shows the products: tiles that came with the page are kept while it is these
 */
export function TileGrid(props: {
  readonly shows: unknown;
  readonly wide?: boolean | undefined;
  readonly children: ReactNode;
}) {
  // Of a page that was sent only what is near the screen is laid out. One that the browser renders is whole at once: who
  // goes back to it expects to be where they were, to the pixel.
  return (
    <StaticIsland
      shows={props.shows}
      className={cx(styles.grid, props.wide === true && styles.wide)}
      sentClass={styles.sent}
    >
      {props.children}
    </StaticIsland>
  );
}
