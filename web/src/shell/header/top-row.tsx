import { languageOf, useCopy, useStorefront } from "../../lib/copy.ts";
import { AdviceIcon, MailIcon, PhoneIcon, TrustBadgeIcon } from "../../ui/icon/header-icons.tsx";
import { Link } from "../../ui/link/link.tsx";
import { contactOf } from "./contact.ts";
import { frameCopy } from "./copy.ts";
import styles from "./frame.module.css";
import type { HeaderGrid } from "./parts.ts";

/**
 * The uppermost row: what we promise, and advice and safe shopping for consumers (HEAD-14), hotline and e-mail for
 * businesses (HEAD-15).
 */
export function TopRow({ grid }: { readonly grid: HeaderGrid }) {
  const t = useCopy(frameCopy);
  return useStorefront().store === "b2b" ? (
    <BusinessBar grid={grid} />
  ) : (
    <>
      <p>{t.promise}</p>
      <ul className={styles.links}>
        <li>
          <Link href="/beratung/">
            <AdviceIcon size={18} />
            {t.advice}
          </Link>
        </li>
        <li>
          <Link href="/service/sicher-einkaufen/">
            <TrustBadgeIcon size={24} />
            {t.safe}
          </Link>
        </li>
      </ul>
    </>
  );
}

function BusinessBar({ grid }: { readonly grid: HeaderGrid }) {
  const t = useCopy(frameCopy);
  const { hotline, hours, email } = contactOf(grid);
  return (
    <>
      <p>{t.promise}</p>
      <ul className={styles.links}>
        {hotline && (
          <li>
            <a href={hotline.url}>
              <PhoneIcon size={18} />
              {hotline.text}
            </a>
            {hours && <span className={styles.hours}>{hours}</span>}
          </li>
        )}
        {email && (
          <li>
            <a href={email.url}>
              <MailIcon size={18} />
              {email.text}
            </a>
          </li>
        )}
        <li className={styles.languages}>
          <Language code="de" name="Deutsch" />
          <Language code="en" name="English" />
        </li>
      </ul>
    </>
  );
}

/** The business store's two hosts are its two languages; the path stays (STORE-13, C-77). The one that is spoken leads nowhere. */
function Language({ code, name }: { readonly code: "de" | "en"; readonly name: string }) {
  const isSpoken = languageOf(useStorefront()) === code;
  if (isSpoken) {
    return (
      <span lang={code} aria-current="true">
        {name}
      </span>
    );
  }
  return (
    <a href={`/language/${code}/`} lang={code} hrefLang={code}>
      {name}
    </a>
  );
}
