import type { ImagePartsFragment } from "../graph/generated/ImageParts.fragment.ts";
import { useCopy } from "../lib/copy.ts";
import { Badge } from "../ui/badge/badge.tsx";
import { Picture } from "../ui/picture/picture.tsx";
import { wishlistCopy } from "./copy.ts";
import type { PlainEntry } from "./list-context.ts";

/** The small picture of an entry; its name is beside it, so it has no text of its own. */
export function WishPicture({ image }: { readonly image: ImagePartsFragment | null }) {
  if (!image) return <img src="/no-picture.svg" alt="" width={343} height={281} loading="lazy" />;
  const sources = image.sources.map(({ src, type, media }) => ({ srcSet: src, type, media: media ?? undefined }));
  return <Picture src={image.src} alt="" width={image.width} height={image.height} sources={sources} sizes="120px" />;
}

/** The badges of an entry, those of its product's tile. */
export function WishBadges({ product }: { readonly product: PlainEntry["soldItem"]["product"] }) {
  const t = useCopy(wishlistCopy);
  const { badges, discountPercent, extraBadges } = product;
  const [extra] = extraBadges;
  return (
    <>
      {badges.sale && <Badge tone="sale">{discountPercent > 0 ? `−${discountPercent} %` : t.sale}</Badge>}
      {badges.new && <Badge tone="new">{t.isNew}</Badge>}
      {badges.popular && <Badge tone="popular">{t.popular}</Badge>}
      {extra && <Badge tone="tint">{extra.name}</Badge>}
    </>
  );
}
