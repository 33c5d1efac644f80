import { useCopy, useStorefront } from "../../lib/copy.ts";
import { Link } from "../../ui/link/link.tsx";
import { Logo } from "../logo.tsx";
import { frameCopy } from "./copy.ts";
import styles from "./frame.module.css";

/** The brand, which leads home (HEAD-01). */
export function Brand() {
  const t = useCopy(frameCopy);
  const { store } = useStorefront();
  return (
    <Link href="/" className={styles.brand} aria-label={t.brand}>
      <Logo store={store} />
    </Link>
  );
}
