import { parsePictureUrl, pictureUrl } from "./address.ts";
import { drawPicture } from "./draw.ts";
import { formats, type RasterType } from "./formats.ts";
import { renderSvg } from "./render.ts";
import { drawVector } from "./scenes/vectors.ts";

/** What an address below `/media/` names. */
export type Medium =
  | { readonly state: "unknown" }
  /** An older version's address; `location` is today's. */
  | { readonly state: "moved"; readonly location: string }
  | { readonly state: "text"; readonly svg: string; readonly versioned: boolean }
  | {
      readonly state: "raster";
      readonly address: string;
      readonly type: RasterType;
      readonly render: () => Promise<Buffer>;
    };

/** Finds what a path (without query) names; draws nothing but what the address's version needs. */
export function findMedium(path: string): Medium {
  const rendition = parsePictureUrl(path);
  if (rendition !== null) {
    const { picture, format, type, density } = rendition;
    const address = pictureUrl(picture, format, type, density);
    if (address !== path) return { state: "moved", location: address };
    const { width, height } = formats[format];
    return {
      state: "raster",
      address,
      type,
      render: () => renderSvg(drawPicture(picture), scaled(width, height, density), type, cropFor(width, height)),
    };
  }
  const svg = drawVector(path);
  return svg === null ? { state: "unknown" } : { state: "text", svg, versioned: false };
}

function scaled(width: number, height: number, density: number) {
  return { width: width * density, height: height * density };
}

/**
 * The part of an 800 x 600 drawing that fills a format: all of its height, and more to the sides where it is wider; a
 * wide scene goes on to the left only, where its words stand.
 */
function cropFor(width: number, height: number): string {
  const shown = (600 * width) / height;
  if (shown > 1600) return `${800 - shown} 0 ${shown} 600`;
  return `${(800 - shown) / 2} 0 ${shown} 600`;
}
