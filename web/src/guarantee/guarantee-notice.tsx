import { useCopy } from "../lib/copy.ts";
import { Link } from "../ui/link/link.tsx";
import { guaranteeCopy } from "./guarantee-copy.ts";
import styles from "./guarantee-notice.module.css";

/**
 * The notice on the legal guarantee of conformity: who is liable, for how long, for what, and where to read more. Its form
 * is the EU's, and record 0114 states it: who sells with this software puts the official file here.
 */
export function GuaranteeNotice() {
  const t = useCopy(guaranteeCopy);
  return (
    <div className={styles.notice} role="group" aria-label={t.title}>
      <p className={styles.head}>
        <svg viewBox="0 0 48 48" width={56} height={56} aria-hidden="true">
          <path d="M24 3 42 10v13c0 11-7 18-18 22C13 41 6 34 6 23V10z" fill="currentColor" />
          <path d="m15 24 7 7 12-14" fill="none" stroke="#fff" strokeWidth={4} />
        </svg>
        <span>
          <strong>{t.title}</strong>
          <br />
          {t.years}
        </span>
      </p>
      <p>{t.eu}</p>
      <p>{t.liable}</p>
      <p>{t.remedies}</p>
      <ul className={styles.list}>
        <li>{t.repair}</li>
        <li>{t.refund}</li>
      </ul>
      <p>{t.longer}</p>
      <p>
        {t.claim} <Link href="/service/kontakt/">{t.contact}</Link>
      </p>
      <p>
        <a href={t.moreUrl} target="_blank" rel="noopener">
          {t.more} {t.newWindow}
        </a>
      </p>
    </div>
  );
}

/** The notice in a fold, for a page that must keep to the point: its main statement is read without opening it. */
export function FoldedGuaranteeNotice() {
  const t = useCopy(guaranteeCopy);
  return (
    <details className={styles.fold}>
      <summary>{t.short}</summary>
      <GuaranteeNotice />
    </details>
  );
}
