import { OperatorHtml } from "#operator-html";
import { useCopy, useStorefront } from "../../lib/copy.ts";
import { ChevronDownIcon } from "../../ui/icon/interface-icons.tsx";
import { PhoneIcon } from "../../ui/icon/header-icons.tsx";
import { Link } from "../../ui/link/link.tsx";
import { contactOf } from "./contact.ts";
import { frameCopy } from "./copy.ts";
import type { HeaderGrid } from "./parts.ts";
import styles from "./selling-points.module.css";

type SellingPoint = NonNullable<HeaderGrid>["usps"][number];

/**
 * The three selling points (HEAD-02): side by side, on a phone one after another until they are stopped. Consumers open
 * one for more, by pointer, key or tap and without scripts; businesses follow its link (HEAD-13).
 */
export function SellingPoints({ grid }: { readonly grid: HeaderGrid }) {
  const t = useCopy(frameCopy);
  const isBusiness = useStorefront().store === "b2b";
  const points = grid?.usps ?? [];
  if (points.length === 0) return null;
  return (
    <>
      <input type="checkbox" id="stop-usps" className={styles.stop} aria-label={t.stopUsps} />
      <ul className={styles.list} aria-label={t.usps}>
        {points.map((point) => (
          <li key={point.headline}>
            {isBusiness ? (
              <Link href={point.link ?? "/"} className={styles.point}>
                {point.headline}
              </Link>
            ) : (
              <Tooltip point={point} grid={grid} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** More on a selling point, with a contact. */
function Tooltip({ point, grid }: { readonly point: SellingPoint; readonly grid: HeaderGrid }) {
  const t = useCopy(frameCopy);
  const { hotline, hours, email } = contactOf(grid);
  return (
    <details name="usp" className={styles.tooltip} data-hover>
      <summary className={styles.point}>
        {point.headline}
        <ChevronDownIcon size={14} />
      </summary>
      <div className={styles.card}>
        {point.image && <img src={point.image.src} alt="" width={120} height={90} loading="lazy" />}
        <div>
          <h2>{point.headline}</h2>
          <OperatorHtml html={point.text} />
          {point.link && <Link href={point.link}>{t.more}</Link>}
          <p className={styles.contact}>
            {hotline && (
              <a href={hotline.url}>
                <PhoneIcon size={16} />
                {hotline.text}
              </a>
            )}
            {hours && <span>{hours}</span>}
            <a href={email?.url ?? "/beratung/"}>{t.contact}</a>
          </p>
        </div>
      </div>
    </details>
  );
}
