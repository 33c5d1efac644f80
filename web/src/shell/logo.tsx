import type { Store } from "../lib/storefront-from-host.ts";
import styles from "./logo.module.css";

/** What is drawn on the box: a line of chalk, mountains, a cross, the lines of an exercise book. */
const marks: Readonly<Record<Store, string>> = {
  de: "M9 27c4-3 7 2 11-1s6-2 11 0",
  at: "M8 31l7-10 5 6 4-4 8 8",
  ch: "M20 19v12M14 25h12",
  b2b: "M9 21h22M9 26h22M9 31h13",
};

/** The brand: sticks of chalk in their box, and the name. Colours and mark are the storefront's (STORE-12). */
export function Logo({ store }: { readonly store: Store }) {
  return (
    <span className={styles.logo}>
      <LogoMark store={store} />
      <span className={styles.name}>Chalkbox</span>
    </span>
  );
}

/** The box alone, where the name stands nearby. */
export function LogoMark({ store, label }: { readonly store: Store; readonly label?: string }) {
  return (
    <svg
      viewBox="0 0 40 40"
      width="40"
      height="40"
      focusable="false"
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      <rect x="3" y="14" width="34" height="22" rx="4" className={styles.box} />
      <path d="M9 14V8a3 3 0 0 1 6 0v6M17 14V5a3 3 0 0 1 6 0v9M25 14V9a3 3 0 0 1 6 0v5" className={styles.chalk} />
      <path d={marks[store]} className={styles.stroke} />
    </svg>
  );
}
