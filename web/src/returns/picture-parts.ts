/** Bytes of a part of a picture before base64: forty of them are eight megabytes (OP-M-32). */
const partBytes = 200_000;
/** Largest picture, in bytes. */
export const pictureLimit = 8_000_000;
/** The kinds of pictures that the shop redraws. */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp"] as const;

/** As many characters at a time as a call takes arguments everywhere. */
const stride = 8_192;

function base64Of(bytes: Uint8Array): string {
  let text = "";
  for (let from = 0; from < bytes.length; from += stride) {
    text += String.fromCharCode(...bytes.subarray(from, from + stride));
  }
  return btoa(text);
}

/** A picture in parts, each small enough for one operation of the graph; on both sides. */
export function partsOf(bytes: Uint8Array): readonly string[] {
  const count = Math.max(1, Math.ceil(bytes.length / partBytes));
  return Array.from({ length: count }, (_, part) => base64Of(bytes.subarray(part * partBytes, (part + 1) * partBytes)));
}
