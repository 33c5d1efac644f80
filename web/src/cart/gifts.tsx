import type { GiftPartsFragment } from "../graph/generated/GiftParts.fragment.ts";
import { useCopy } from "../lib/copy.ts";
import { Button } from "../ui/button/button.tsx";
import { Picture, type PictureProps } from "../ui/picture/picture.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { extrasCopy } from "./extras-copy.ts";
import styles from "./gifts.module.css";
import { useBasketFetcher } from "./use-basket-fetcher.ts";

interface GiftsProps {
  readonly kind: "article" | "catalog";
  readonly gifts: readonly GiftPartsFragment[];
}

/** Free articles with the value they come from, or free catalogues (CART-06). Renders nothing when there are none. */
export function Gifts({ kind, gifts }: GiftsProps) {
  const t = useCopy(extrasCopy);
  if (gifts.length === 0) return null;
  return (
    <Panel as="section" tone="tint" title={kind === "article" ? t.giftsTitle : t.catalogsTitle}>
      <ul className={styles.list}>
        {gifts.map((gift) => (
          <Gift key={gift.item.itemId} gift={gift} kind={kind} />
        ))}
      </ul>
    </Panel>
  );
}

/** Width of a gift's picture, in px (PDP-21). */
const pictureWidth = 190;

/** The picture of a gift, in its own size. */
function pictureOf({ src, width, height, sources }: GiftPartsFragment["item"]["images"][number]): PictureProps {
  return {
    src,
    alt: "",
    width: pictureWidth,
    height: Math.round((pictureWidth * height) / width),
    sources: sources.map(({ src: srcSet, type, media }) => ({ srcSet, type, media: media ?? undefined })),
    sizes: `${pictureWidth}px`,
  };
}

function Gift({ gift, kind }: { readonly gift: GiftPartsFragment; readonly kind: GiftsProps["kind"] }) {
  const t = useCopy(extrasCopy);
  const fetcher = useBasketFetcher();
  const { item, attained, minimumPrice } = gift;
  const [image] = item.images;
  return (
    <li className={styles.gift}>
      <div className={styles.picture}>{image && <Picture {...pictureOf(image)} />}</div>
      <div>
        <p className={styles.name}>{item.name}</p>
        {minimumPrice.amount > 0 && <p className={styles.note}>{t.giftFrom(minimumPrice.stringValue)}</p>}
      </div>
      {attained && (
        <fetcher.Form method="post">
          <input type="hidden" name="itemId" value={item.itemId} />
          <input type="hidden" name="kind" value={kind} />
          <Button
            type="submit"
            name="intent"
            value="addGift"
            scheme="outline"
            size="small"
            aria-label={t.giftAddOf(item.name)}
            busyText={fetcher.state === "idle" ? undefined : t.giftAdd}
          >
            {t.giftAdd}
          </Button>
        </fetcher.Form>
      )}
    </li>
  );
}
