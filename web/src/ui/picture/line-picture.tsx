import { Picture } from "./picture.tsx";

/** A picture as the graph gives it. */
export interface LineImage {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly sources: readonly { readonly src: string; readonly type: string; readonly media: string | null }[];
}

/** The small picture of a line; its name is beside it, so it has no text of its own. */
export function LinePicture({ image, eager = false }: { readonly image: LineImage; readonly eager?: boolean }) {
  const sources = image.sources.map(({ src, type, media }) => ({ srcSet: src, type, media: media ?? undefined }));
  return (
    <Picture
      src={image.src}
      alt=""
      width={image.width}
      height={image.height}
      sources={sources}
      sizes="120px"
      eager={eager}
    />
  );
}
