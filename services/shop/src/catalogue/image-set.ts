import { contentTypes, formats, type Picture, type PictureFormat, picturePath } from "@chalkbox/pictures";
import type { Image as ImageSet } from "../generated/graph.ts";

/** One choice of a `picture` element: candidates for `srcset`, and when they apply. */
export interface ImageSource {
  /** Candidates with their widths in pixels, narrowest first. */
  readonly src: string;
  /** Width of the rendition that a tile shows, in CSS pixels. */
  readonly width: number;
  readonly media: string | null;
  /** Value for `sizes` where the picture is in a tile; elsewhere the page gives its own. */
  readonly sizesValue: string | null;
  readonly type: string;
}

/** The renditions that are offered, with their density, narrowest first. */
const candidates: readonly (readonly [PictureFormat, 1 | 2])[] = [
  ["PRODUCTLISTING_SMALL", 1],
  ["PRODUCTLISTING_BIG", 1],
  ["ADS_MAIN_MOBILE", 1],
  ["PRODUCTLISTING_BIG", 2],
  ["ADS_MAIN_DESKTOP", 1],
  ["ADS_ZOOM_DESKTOP", 1],
  ["ADS_MAIN_DESKTOP", 2],
];

/** The renditions that a tile needs, for one and two pixels a CSS pixel. */
const tileCandidates = candidates.filter(([format]) => format.startsWith("PRODUCTLISTING"));

/** The `Image` of the graph for a picture in a tile only: a listing of 60 products carries a third of the bytes. */
export const tileImageSet = (picture: Picture, alt: string): ImageSet => ({
  ...imageSet(picture, alt, tileCandidates),
  zoomSources: [],
});

/** From this width of the window on pictures are zoomed in the larger renditions (PDP-20). */
const zoomWidth = 992;

/** The renditions to look at closely, each for one and two pixels a CSS pixel. */
function zoomSourcesOf(path: string): ImageSource[] {
  const choices = [
    { format: "ADS_ZOOM_NEW", media: `(min-width: ${zoomWidth}px)` },
    { format: "ADS_ZOOM_MOBILE", media: null },
  ] as const;
  return choices.flatMap(({ format, media }) =>
    (["avif", "webp"] as const).map((type) => ({
      src: `${path}${format}.${type} 1x, ${path}${format}@2x.${type} 2x`,
      width: formats[format].width,
      media,
      sizesValue: null,
      type: contentTypes[type],
    })),
  );
}

/**
 * The `Image` of the graph for a picture (TILE-01): AVIF, then WebP, in all widths from tile to zoom. In a tile it is
 * 140 x 105, from 1024 px on 280 wide (TILE-06), which `sizesValue` states.
 */
export function imageSet(picture: Picture, alt: string, offered: typeof candidates = candidates): ImageSet {
  const path = picturePath(picture);
  const tile = formats.PRODUCTLISTING_BIG;
  const sources = (["avif", "webp"] as const).map((type) => ({
    src: offered
      .map(
        ([format, density]) =>
          `${path}${format}${density === 2 ? "@2x" : ""}.${type} ${formats[format].width * density}w`,
      )
      .join(", "),
    width: tile.width,
    media: null,
    sizesValue: "(min-width: 1024px) 280px, 140px",
    type: contentTypes[type],
  }));
  const src = `${path}PRODUCTLISTING_BIG.webp`;
  return { src, alt, title: null, width: tile.width, height: tile.height, sources, zoomSources: zoomSourcesOf(path) };
}
