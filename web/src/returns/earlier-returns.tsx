import type { EarlierReturnPartsFragment } from "../graph/generated/EarlierReturnParts.fragment.ts";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { dayOf, formatDay, timeOf } from "../lib/dates.ts";
import { Badge } from "../ui/badge/badge.tsx";
import { Cluster, Stack } from "../ui/layout/layout.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { earlierCopy } from "./earlier-copy.ts";
import { labelPath } from "./return-paths.ts";
import styles from "./returns.module.css";

interface EarlierReturnsProps {
  /** Link of the order. */
  readonly hash: string;
  readonly returns: readonly EarlierReturnPartsFragment[];
}

/** The returns and withdrawals that an order had so far, with their labels (RET-02). Renders nothing without any. */
export function EarlierReturns({ hash, returns }: EarlierReturnsProps) {
  const t = useCopy(earlierCopy);
  if (returns.length === 0) return null;
  return (
    <Panel as="section" title={t.title}>
      <ul className={styles.lines}>
        {returns.map((one) => (
          <li key={one.rma} className={styles.line}>
            <Entry hash={hash} one={one} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** A moment in figures, `21.11.2026, 14:05`. @param moment ISO 8601 */
export const momentText = (moment: string, language: string): string =>
  `${formatDay(dayOf(moment), language)}, ${timeOf(moment)}`;

function Entry({ hash, one }: { readonly hash: string; readonly one: EarlierReturnPartsFragment }) {
  const t = useCopy(earlierCopy);
  const { language } = useStorefront();
  const { rma, kind, createdAt, status, regulation, carrier, items, refund, heldUntil } = one;
  const facts = [
    t.at(formatDay(dayOf(createdAt), language)),
    ...(kind === "RETURN" ? [regulation.name] : []),
    ...(carrier === null ? [] : [carrier.name]),
    ...(refund === null ? [] : [t.refund(refund.stringValue)]),
  ];
  return (
    <Stack gap={2}>
      <div className={styles.facts}>
        <h3 className={styles.name}>{kind === "WITHDRAWAL" ? t.withdrawal(rma) : t.number(rma)}</h3>
        <Badge tone={status === "REFUNDED" ? "good" : "tint"}>{t.status[status]}</Badge>
      </div>
      <p className={styles.small}>{facts.join(" · ")}</p>
      {heldUntil !== null && <p className={styles.small}>{t.held(momentText(heldUntil, language))}</p>}
      <ul>
        {items.map(({ lineNo, name, quantity, reason }) => (
          <li key={lineNo}>
            {quantity} × {name}
            {reason && <span className={styles.small}> – {reason.name}</span>}
          </li>
        ))}
      </ul>
      <Labels hash={hash} one={one} />
    </Stack>
  );
}

/** The labels of a return, each a file. */
export function Labels({
  hash,
  one: { rma, labels },
}: {
  readonly hash: string;
  readonly one: EarlierReturnPartsFragment;
}) {
  const t = useCopy(earlierCopy);
  if (labels === 0) return null;
  return (
    <Cluster as="ul" gap={4}>
      {Array.from({ length: labels }, (_, index) => index + 1).map((label) => (
        <li key={label}>
          <TextLink href={labelPath(hash, rma, label)} download>
            {t.label(label, labels)}
          </TextLink>
        </li>
      ))}
    </Cluster>
  );
}
