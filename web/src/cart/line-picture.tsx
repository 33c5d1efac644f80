import type { ImagePartsFragment } from "../graph/generated/ImageParts.fragment.ts";
import { Picture } from "../ui/picture/picture.tsx";

/** The small picture of a line; its name stands beside it, so it has no text of its own. */
export function LinePicture({
  image,
  eager = false,
}: {
  readonly image: ImagePartsFragment;
  readonly eager?: boolean;
}) {
  const sources = image.sources.map(({ src, type, media }) => ({ srcSet: src, type, media: media ?? undefined }));
  return <Picture src={image.src} alt="" width={image.width} height={image.height} sources={sources} eager={eager} />;
}
