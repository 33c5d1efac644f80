import { useId } from "react";
import type { ImagePartsFragment } from "../graph/generated/ImageParts.fragment.ts";
import { useCopy } from "../lib/copy.ts";
import { Picture, type PictureProps } from "../ui/picture/picture.tsx";
import { galleryId } from "./gallery-id.ts";
import styles from "./gallery.module.css";
import { pictureOf } from "./picture-of.ts";
import { productCopy } from "./product-copy.ts";

/** Widest file for a small picture of 96 px, on a screen of three times the points. */
const thumbWidth = 300;

/** A small picture: of its files only those that it may need. */
function thumbOf(image: ImagePartsFragment): PictureProps {
  const picture = pictureOf(image);
  const sources = picture.sources?.map((source) => ({ ...source, srcSet: upTo(thumbWidth, source.srcSet) }));
  return { ...picture, sources, sizes: "96px", alt: "" };
}

/** The files of a `srcset` up to a width in px; all of them when none is that small. */
function upTo(width: number, srcSet: string): string {
  const small = srcSet.split(", ").filter((file) => Number(/ (\d+)w$/.exec(file)?.[1]) <= width);
  return small.length > 0 ? small.join(", ") : srcSet;
}

/** The widest file of a picture, for who opens it without scripts. */
const largest = ({ src, sources }: ImagePartsFragment): string =>
  sources.at(-1)?.src.split(", ").at(-1)?.split(" ")[0] ?? src;

/**
 * The pictures of a product: a row that snaps, with small pictures that jump to each, and each larger at a press. Works
 * without scripts; what is marked and what opens comes after the page (`gallery-life.tsx`).
 */
export function Gallery({ images }: { readonly images: readonly ImagePartsFragment[] }) {
  const t = useCopy(productCopy);
  const id = useId();
  return (
    <div id={galleryId} className={styles.gallery}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <ul className={styles.track} tabIndex={0} aria-label={t.views}>
        {images.map((image, index) => (
          <li key={image.src} id={`${id}-${index}`} className={styles.slide}>
            <a href={largest(image)} aria-label={`${t.view(index + 1)}: ${t.zoom}`} data-zoom={index}>
              <Picture {...pictureOf(image)} sizes="(min-width: 1024px) 640px, 100vw" eager={index === 0} />
            </a>
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <ul className={styles.thumbs}>
          {images.map((image, index) => (
            <li key={image.src}>
              <a href={`#${id}-${index}`} className={styles.thumb} aria-label={t.view(index + 1)} data-thumb={index}>
                <Picture {...thumbOf(image)} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
