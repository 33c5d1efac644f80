import { type ComponentType, useEffect, useState } from "react";
import type { ImagePartsFragment } from "../../graph/generated/ImageParts.fragment.ts";
import { galleryId } from "../gallery-id.ts";
import { followTrack } from "./follow-track.ts";
import type { ZoomProps } from "./zoom.tsx";

interface GalleryLifeProps {
  readonly images: readonly ImagePartsFragment[];
  /** The item that they show. */
  readonly itemId: string;
}

/** What the pictures of a product do: the small one of the view is marked, and a large one opens at a press. */
export function GalleryLife({ images, itemId }: GalleryLifeProps) {
  const [zoom, setZoom] = useState<{ readonly View: ComponentType<ZoomProps>; readonly at: number } | null>(null);
  useEffect(() => {
    const gallery = document.getElementById(galleryId);
    if (!gallery) return;
    const enlarge = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("[data-zoom]") : null;
      if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      import("./zoom.tsx").then(
        ({ Zoom }) => setZoom({ View: Zoom, at: Number(link.dataset["zoom"]) }),
        // Without its code there is still the picture.
        () => location.assign(link.href),
      );
    };
    const stop = followTrack(gallery);
    gallery.addEventListener("click", enlarge);
    // What was pressed before this listens.
    const early = window.earlyActions?.takePicture();
    if (early?.isConnected) early.click();
    return () => {
      stop();
      gallery.removeEventListener("click", enlarge);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other pictures begin at the first
  }, [images]);
  return zoom && <zoom.View itemId={itemId} images={images} first={zoom.at} onClose={() => setZoom(null)} />;
}
