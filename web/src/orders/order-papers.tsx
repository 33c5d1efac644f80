import { useCopy, useStorefront } from "../lib/copy.ts";
import { dayOf, formatDay } from "../lib/dates.ts";
import { Stack } from "../ui/layout/layout.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { detailCopy } from "./detail-copy.ts";
import type { OrderDetail } from "./order-progress.tsx";
import styles from "./orders.module.css";

/** Invoice and credit notes of an order, each a file. Of what was cancelled before it left there are none. */
export function OrderPapers({ papers, status }: Pick<OrderDetail, "papers" | "status">) {
  const t = useCopy(detailCopy);
  const { language } = useStorefront();
  if (papers.length === 0 && status === "CANCELLED") return null;
  return (
    <Panel as="section" title={t.papers}>
      {papers.length === 0 ? (
        <p>{t.papersLater}</p>
      ) : (
        <Stack as="ul" gap={3}>
          {papers.map(({ paperNumber, kind, issuedAt, link, electronicLink, total }) => (
            <li key={paperNumber} className={styles.foot}>
              <TextLink href={link} download>
                {t.paperOf(t.paper[kind], paperNumber)}
              </TextLink>
              {electronicLink && (
                <TextLink href={electronicLink} download>
                  {t.electronic(paperNumber)}
                </TextLink>
              )}
              <span className={styles.small}>
                {formatDay(dayOf(issuedAt), language)} · <span className={styles.amount}>{total.stringValue}</span>
              </span>
            </li>
          ))}
        </Stack>
      )}
    </Panel>
  );
}
