import { cx } from "../cx.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { useUiTexts } from "../texts/texts-provider.tsx";
import styles from "./skeleton.module.css";

export interface SkeletonProps {
  /** `text` draws lines as high as the text around it; `picture` is 4:3, `tile` a product's tile. */
  shape?: "text" | "picture" | "tile" | undefined;
  lines?: number | undefined;
}

/** Keeps the place of what is loading; becomes visible after 300 ms only. */
export function Skeleton({ shape = "text", lines = 1 }: SkeletonProps) {
  const texts = useUiTexts();
  return (
    <div className={styles.group}>
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={cx(styles.bone, shape !== "text" && styles[shape])} aria-hidden />
      ))}
    </div>
  );
}
