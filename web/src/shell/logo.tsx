import styles from "./logo.module.css";

/** The brand: a stick of chalk in its box, and the name. Its colours are the storefront's. */
export function Logo() {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden focusable="false">
        <rect x="3" y="14" width="34" height="22" rx="4" className={styles.box} />
        <path d="M9 14V8a3 3 0 0 1 6 0v6M17 14V5a3 3 0 0 1 6 0v9M25 14V9a3 3 0 0 1 6 0v5" className={styles.chalk} />
        <path d="M9 27c4-3 7 2 11-1s6-2 11 0" className={styles.stroke} />
      </svg>
      <span className={styles.name}>Chalkbox</span>
    </span>
  );
}
