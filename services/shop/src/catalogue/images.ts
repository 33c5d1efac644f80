import type { StoredPicture } from "./catalogue.types.ts";
import { imageSet } from "./pictures/image-set.ts";
import { decodePicture } from "./pictures/picture.ts";

/** How many views of a product are drawn: front, detail, in use. */
const views = [0, 1, 2] as const;

/** `Image`s of the graph for stored picture parameters, main one first; none when nobody draws that kind. */
export function productImages(stored: StoredPicture, alt: string) {
  return views.flatMap((view) => {
    const picture = decodePicture({ ...stored, view });
    return picture ? [imageSet(picture, alt)] : [];
  });
}
