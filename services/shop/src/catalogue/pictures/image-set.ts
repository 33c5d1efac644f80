import { canonicalPicture, type Picture } from "./picture.ts";

/** The `Image` of the graph for a picture: its default rendition and the others. */
export function imageSet(picture: Picture, alt: string) {
  const { kind, colour, accent, count, pattern, text, view } = canonicalPicture(picture);
  const parts = [kind, colour.slice(1), accent.slice(1), count ?? 1, pattern ?? "plain", encodeURIComponent(text ?? "-"), view ?? 0];
  const address = `/media/${parts.join("/")}`;
  const small = { width: 140, height: 105 };
  const sources = (["avif", "webp"] as const).map((type) => ({
    src: `${address}/PRODUCTLISTING_SMALL.${type} 1x, ${address}/PRODUCTLISTING_BIG.${type} 2x`,
    width: small.width,
    media: null,
    sizesValue: null,
    type: `image/${type}`,
  }));
  return { src: `${address}/PRODUCTLISTING_BIG.webp`, alt, title: null, ...small, sources };
}
