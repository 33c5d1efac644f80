/** Bytes of a part of a file before base64. */
const partBytes = 200_000;

/** As many characters at a time as a call takes arguments everywhere. */
const stride = 8_192;

function base64Of(bytes: Uint8Array): string {
  let text = "";
  for (let from = 0; from < bytes.length; from += stride) {
    text += String.fromCharCode(...bytes.subarray(from, from + stride));
  }
  return btoa(text);
}

/** A file in parts, each small enough for one operation of the graph, in base64; on both sides. */
export function partsOf(bytes: Uint8Array): readonly string[] {
  const count = Math.max(1, Math.ceil(bytes.length / partBytes));
  return Array.from({ length: count }, (_, part) => base64Of(bytes.subarray(part * partBytes, (part + 1) * partBytes)));
}

/** Whether a file field holds a file, an empty one included. Browsers send one without name and bytes where none was chosen. */
export const isChosen = (value: FormDataEntryValue | null): value is File =>
  typeof value === "object" && value !== null && (value.size > 0 || value.name !== "");
