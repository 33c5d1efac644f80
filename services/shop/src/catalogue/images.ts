import type { StoredPicture } from "./catalogue.types.ts";
import { imageSet, tileImageSet } from "./pictures/image-set.ts";
import { decodePicture } from "./pictures/picture.ts";

/** How many views of a product are drawn: front, detail, in use. */
const views = [0, 1, 2] as const;

type Images = ReturnType<typeof imageSet>[];

/** Images by stored parameters and text: the rows of a catalogue version are kept, and so are their addresses. */
const known = new WeakMap<StoredPicture, Map<string, Images>>();

/** `Image`s of the graph for stored picture parameters, main one first; none when nobody draws that kind. */
export function productImages(stored: StoredPicture, alt: string): Images {
  let byText = known.get(stored);
  if (!byText) {
    byText = new Map();
    known.set(stored, byText);
  }
  let images = byText.get(alt);
  if (!images) {
    images = views.flatMap((view) => {
      const picture = decodePicture({ ...stored, view });
      return picture ? [imageSet(picture, alt)] : [];
    });
    byText.set(alt, images);
  }
  return images;
}

/** The main picture in the renditions of a tile (TILE-06); null when nobody draws that kind. */
export function tileImage(stored: StoredPicture, alt: string) {
  const picture = decodePicture(stored);
  return picture && tileImageSet(picture, alt);
}
