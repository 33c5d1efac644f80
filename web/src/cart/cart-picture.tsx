import type { ImagePartsFragment } from "../graph/generated/ImageParts.fragment.ts";
import { LinePicture } from "../ui/picture/line-picture.tsx";

interface CartPictureProps {
  readonly image: ImagePartsFragment | null;
  readonly eager?: boolean | undefined;
}

/** The picture of a line of the cart; one without any gets the cart's own (MINI-10). */
export const CartPicture = ({ image, eager = false }: CartPictureProps) =>
  image ? (
    <LinePicture image={image} eager={eager} />
  ) : (
    <img src="/no-picture.svg" alt="" width={343} height={281} loading="lazy" />
  );
