import styles from "./tile-extras.module.css";

/** A dot of a colour; the name stands beside it or is said otherwise. */
export function Swatch({ css }: { readonly css: string }) {
  return (
    <svg className={styles.swatch} aria-hidden>
      <circle r="200%" fill={css} />
    </svg>
  );
}
