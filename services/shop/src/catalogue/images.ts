import { decodePicture, formats, pictureUrl } from "@chalkbox/pictures";
import type { Image as ImageSet } from "../generated/graph.ts";
import type { StoredPicture } from "./catalogue.types.ts";
import { imageSet, tileImageSet } from "./image-set.ts";

/** How many views of a product are drawn: front, detail, in use. */
const views = [0, 1, 2] as const;

/** Images by stored parameters and text: the rows of a catalogue version are kept, and so are their addresses. */
const full = new WeakMap<StoredPicture, Map<string, ImageSet[]>>();
const tiles = new WeakMap<StoredPicture, Map<string, ImageSet | null>>();

/** What is kept for a picture and a text, made when it is first requested. */
function remembered<T>(
  known: WeakMap<StoredPicture, Map<string, T>>,
  stored: StoredPicture,
  alt: string,
  make: () => T,
): T {
  let byText = known.get(stored);
  if (!byText) {
    byText = new Map();
    known.set(stored, byText);
  }
  const before = byText.get(alt);
  if (before !== undefined) return before;
  const made = make();
  byText.set(alt, made);
  return made;
}

/** `Image`s of the graph for stored picture parameters, main one first; none for an unknown kind. */
export const productImages = (stored: StoredPicture, alt: string): ImageSet[] =>
  remembered(full, stored, alt, () =>
    views.flatMap((view) => {
      const picture = decodePicture({ ...stored, view });
      return picture ? [imageSet(picture, alt)] : [];
    }),
  );

/** The main picture in the renditions of a tile (TILE-06); null for an unknown kind. */
export const tileImage = (stored: StoredPicture, alt: string): ImageSet | null =>
  remembered(tiles, stored, alt, () => {
    const picture = decodePicture(stored);
    return picture && tileImageSet(picture, alt);
  });

/** How large a picture is on a page that operators wrote. */
export type ImageUse = "tile" | "page";

/** One rendition for a page that operators wrote; null for an unknown kind. */
export function contentImage(
  stored: StoredPicture,
  use: ImageUse,
): { readonly src: string; readonly width: number; readonly height: number } | null {
  const picture = decodePicture(stored);
  const format = use === "tile" ? "ADS_MAIN_MOBILE" : "ADS_ZOOM_MOBILE";
  return picture && { src: pictureUrl(picture, format, "webp"), ...formats[format] };
}
