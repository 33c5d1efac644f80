import { type KeyboardEvent, useState } from "react";
import type { ImagePartsFragment } from "../../graph/generated/ImageParts.fragment.ts";
import { useZoomPicturesQuery } from "../../graph/generated/ZoomPictures.ts";
import { defineCopy, useCopy } from "../../lib/copy.ts";
import { IconButton } from "../../ui/button/icon-button.tsx";
import { useModal } from "../../ui/drawer/use-modal.ts";
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, MinusIcon, PlusIcon } from "../../ui/icon/interface-icons.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import { pictureOf } from "../picture-of.ts";
import styles from "./zoom.module.css";

export interface ZoomProps {
  readonly itemId: string;
  /** The pictures as the page has them: shown until the large ones are there. */
  readonly images: readonly ImagePartsFragment[];
  /** Index of the picture to begin with. */
  readonly first: number;
  readonly onClose: () => void;
}

const copy = defineCopy({
  de: {
    title: "Bilder vergrößert",
    close: "Schließen",
    previous: "Vorheriges Bild",
    next: "Nächstes Bild",
    larger: "Größer",
    smaller: "Kleiner",
    count: (at: number, all: number) => `Bild ${at} von ${all}`,
  },
  en: {
    title: "Pictures enlarged",
    close: "Close",
    previous: "Previous picture",
    next: "Next picture",
    larger: "Larger",
    smaller: "Smaller",
    count: (at: number, all: number) => `Picture ${at} of ${all}`,
  },
});

/** How far a picture is enlarged beyond the window, step by step. */
const scales = [1, 2, 3] as const;

/**
 * The pictures over the whole window, in the renditions for zooming: larger ones from 992 px on (PDP-20). Arrow keys
 * change the picture, plus and minus its size; on touch it is pinched as any page is.
 */
export function Zoom({ itemId, images, first, onClose }: ZoomProps) {
  const t = useCopy(copy);
  const modal = useModal(true, onClose);
  const [at, setAt] = useState(first);
  const [scale, setScale] = useState(0);
  const [{ data }] = useZoomPicturesQuery({ variables: { itemId } });
  const large = data?.getItemById?.images[at];
  const image = large ?? images[at];
  const turn = (by: number) => {
    setAt((at + by + images.length) % images.length);
    setScale(0);
  };
  const grow = (by: number) => setScale(Math.min(scales.length - 1, Math.max(0, scale + by)));
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft") turn(-1);
    else if (key === "ArrowRight") turn(1);
    else if (key === "+") grow(1);
    else if (key === "-") grow(-1);
  };
  if (!image) return null;
  const sources = large?.zoomSources.map(({ src, type, media }) => ({ srcSet: src, type, media: media ?? undefined }));
  return (
    <dialog {...modal} className={styles.zoom} aria-label={t.title} onKeyDown={onKeyDown}>
      <div className={styles.bar}>
        <p role="status">{t.count(at + 1, images.length)}</p>
        <IconButton label={t.smaller} icon={<MinusIcon />} disabled={scale === 0} onClick={() => grow(-1)} />
        <IconButton
          label={t.larger}
          icon={<PlusIcon />}
          disabled={scale === scales.length - 1}
          onClick={() => grow(1)}
        />
        <IconButton label={t.close} icon={<CloseIcon />} onClick={onClose} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={styles.stage} data-scale={scales[scale]} tabIndex={0}>
        <Picture {...pictureOf(image)} {...(sources && { sources, sizes: undefined })} eager />
      </div>
      {images.length > 1 && (
        <div className={styles.turns}>
          <IconButton raised label={t.previous} icon={<ChevronLeftIcon />} onClick={() => turn(-1)} />
          <IconButton raised label={t.next} icon={<ChevronRightIcon />} onClick={() => turn(1)} />
        </div>
      )}
    </dialog>
  );
}
