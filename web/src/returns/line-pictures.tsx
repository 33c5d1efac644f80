import { useCopy } from "../lib/copy.ts";
import { Button } from "../ui/button/button.tsx";
import type { FieldVerdict } from "../ui/form/use-form-check.ts";
import { Stack } from "../ui/layout/layout.tsx";
import { TextInput } from "../ui/text-input/text-input.tsx";
import { pictureTypes } from "./picture-parts.ts";
import { returnCopy } from "./return-copy.ts";
import styles from "./returns.module.css";
import { removeIntent, uploadIntent } from "./selection-submit.ts";
import type { ReturnLine } from "./selection-values.ts";

interface LinePicturesProps {
  readonly item: ReturnLine;
  readonly field: FieldVerdict;
  /** The button whose answer is awaited. */
  readonly intent: string | null;
}

/** Most pictures of a line. */
const most = 5;

/** Pictures of an article that comes back (RET-11); without scripts its button sends them, too. */
export function LinePictures({ item, field, intent }: LinePicturesProps) {
  const t = useCopy(returnCopy).selection;
  // A chosen file is no value that is known to be right.
  const { good: _, ...picture } = field;
  const { id, name, images } = item;
  const upload = uploadIntent(id);
  return (
    <Stack gap={3}>
      {images.length > 0 && (
        <ul className={styles.pictures}>
          {images.map(({ imageId, preview, width, height }, index) => (
            <li key={imageId}>
              <img src={preview} alt={t.picture(index + 1, name)} width={width} height={height} />
              <Button type="submit" name="intent" value={removeIntent(imageId)} scheme="link" size="small">
                {t.removePicture(index + 1)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {images.length < most && (
        <div className={styles.upload}>
          <TextInput
            // A file that has arrived is no longer chosen.
            key={images.length}
            {...picture}
            type="file"
            accept={pictureTypes.join(",")}
            multiple
            label={t.pictures}
            hint={t.picturesHint}
          />
          <Button
            type="submit"
            name="intent"
            value={upload}
            scheme="outline"
            busyText={intent === upload ? t.addingPicture : undefined}
          >
            {t.addPicture}
          </Button>
        </div>
      )}
    </Stack>
  );
}
