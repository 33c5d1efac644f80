import type { ImagePartsFragment } from "../graph/generated/ImageParts.fragment.ts";
import type { PictureProps } from "../ui/picture/picture.tsx";

/** A picture of the graph as the design system takes it, in the size of a tile; elsewhere the caller gives `sizes`. */
export function pictureOf(image: ImagePartsFragment): PictureProps {
  return {
    src: image.src,
    alt: image.alt,
    width: image.width,
    height: image.height,
    sources: image.sources.map(({ src, type, media }) => ({ srcSet: src, type, media: media ?? undefined })),
    sizes: image.sources[0]?.sizesValue ?? undefined,
  };
}
