/** The renditions of a picture (CONST-02), in CSS pixels; each is also there as `NAME@2x` with twice the pixels. */
export const formats = {
  BASKET_LAYER: { width: 120, height: 90 },
  PRODUCTLISTING_SMALL: { width: 140, height: 105 },
  PRODUCTLISTING_BIG: { width: 280, height: 210 },
  ADS_MAIN_MOBILE: { width: 480, height: 360 },
  ADS_MAIN_DESKTOP: { width: 640, height: 480 },
  ADS_ZOOM_MOBILE: { width: 800, height: 600 },
  ADS_ZOOM_DESKTOP: { width: 992, height: 744 },
  ADS_ZOOM_NEW: { width: 1200, height: 900 },
  OPEN_GRAPH: { width: 1200, height: 630 },
  /** Heroes only: the head of a page, with room for words on the left. */
  SCENE_WIDE: { width: 1440, height: 480 },
} as const satisfies Readonly<Record<string, Size>>;

/** Width and height in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export type PictureFormat = keyof typeof formats;
/** `2x` renditions are for high-density screens. */
export type Density = 1 | 2;

/** The encodings of a rendition: AVIF first, WebP for browsers without it, JPEG for previews in social networks. */
export const rasterTypes = ["avif", "webp", "jpg"] as const;
export type RasterType = (typeof rasterTypes)[number];

/** The content type of an encoding. */
export const contentTypes: Readonly<Record<RasterType | "svg", string>> = {
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  svg: "image/svg+xml",
};

/** Whether a word names a rendition of a picture. */
export function isPictureFormat(word: string): word is PictureFormat {
  return Object.hasOwn(formats, word);
}
