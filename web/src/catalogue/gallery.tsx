import { useId } from "react";
import type { ImagePartsFragment } from "../graph/generated/ImageParts.fragment.ts";
import { useCopy } from "../lib/copy.ts";
import { Picture, type PictureProps } from "../ui/picture/picture.tsx";
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

/** The pictures of a product: a row that snaps, with small pictures that jump to each. Works without scripts. */
export function Gallery({ images }: { readonly images: readonly ImagePartsFragment[] }) {
  const t = useCopy(productCopy);
  const id = useId();
  return (
    <div className={styles.gallery}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard */}
      <ul className={styles.track} tabIndex={0} aria-label={t.views}>
        {images.map((image, index) => (
          <li key={image.src} id={`${id}-${index}`} className={styles.slide}>
            <Picture {...pictureOf(image)} sizes="(min-width: 1024px) 640px, 100vw" eager={index === 0} />
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <ul className={styles.thumbs}>
          {images.map((image, index) => (
            <li key={image.src}>
              <a
                href={`#${id}-${index}`}
                className={styles.thumb}
                aria-label={t.view(index + 1)}
                onClick={(event) => {
                  // The jump is the row's alone: the page itself must not scroll.
                  event.preventDefault();
                  const slide = document.getElementById(`${id}-${index}`);
                  slide?.parentElement?.scrollTo({
                    left: slide.offsetLeft - slide.parentElement.offsetLeft,
                    behavior: "smooth",
                  });
                }}
              >
                <Picture {...thumbOf(image)} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
