import { cx } from "../cx.ts";
import styles from "./picture.module.css";

/** One choice of the browser (TILE-01). */
export interface PictureSource {
  /** Candidates as the attribute takes them: "/media/a.avif 280w, /media/b.avif 560w". */
  readonly srcSet: string;
  readonly type?: string | undefined;
  readonly media?: string | undefined;
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}

export interface PictureProps {
  readonly src: string;
  /** Empty when a text beside it is the same. */
  readonly alt: string;
  /** Natural size in px: keeps the place free before the picture is there (ux 38). */
  readonly width: number;
  readonly height: number;
  readonly sources?: readonly PictureSource[] | undefined;
  /** Layout width for the browser's choice: "(min-width: 1024px) 280px, 140px". */
  readonly sizes?: string | undefined;
  /** For pictures in the first view: loads at once, ahead of others; `calm` ones load at once, too, but wait their turn. */
  readonly eager?: boolean | "calm" | undefined;
  readonly className?: string | undefined;
}

/** A picture that moves nothing when it arrives. Lazy unless it is `eager`. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, sources = [], sizes, eager = false, className } = props;
  return (
    <picture className={cx(styles.picture, className)}>
      {sources.map((source) => (
        <source key={`${source.media ?? ""} ${source.srcSet}`} {...source} sizes={sizes} />
      ))}
      <img
        src={src}
        alt={alt}
        width={width}
        height={height}
        sizes={sizes}
        loading={eager ? "eager" : "lazy"}
        fetchPriority={eager === true ? "high" : "auto"}
        decoding="async"
        className={styles.image}
      />
    </picture>
  );
}
