import sharp from "sharp";

/** A picture that was redrawn. */
export interface Redrawn {
  readonly width: number;
  readonly height: number;
  /** JPEG. */
  readonly bytes: Uint8Array;
  /** WebP of at most 160 pixels a side. */
  readonly preview: Uint8Array;
}

const formats: ReadonlySet<string | undefined> = new Set(["jpeg", "png", "webp"]);
/** Longest side in pixels: enough to see a scratch. */
const longestSide = 2_000;
const previewSide = 160;
/** More pixels than cameras take; a small file can claim many more. */
const mostPixels = 60_000_000;

/**
 * Redraws a picture, upright, without anything that the camera wrote into it: place, device and time.
 * @returns null for what is no JPEG, PNG or WebP
 */
export async function redraw(given: Uint8Array): Promise<Redrawn | null> {
  const limits = { limitInputPixels: mostPixels, failOn: "error" } as const;
  try {
    const { format } = await sharp(given, limits).metadata();
    if (!formats.has(format)) return null;
    const fit = { fit: "inside", withoutEnlargement: true } as const;
    const { data, info } = await sharp(given, limits)
      .rotate()
      .resize(longestSide, longestSide, fit)
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    const preview = await sharp(data).resize(previewSide, previewSide, fit).webp({ quality: 70 }).toBuffer();
    return { width: info.width, height: info.height, bytes: data, preview };
  } catch {
    // Every way to be broken answers alike.
    return null;
  }
}
