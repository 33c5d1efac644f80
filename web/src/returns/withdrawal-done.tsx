import type { EarlierReturnPartsFragment } from "../graph/generated/EarlierReturnParts.fragment.ts";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { SuccessIcon } from "../ui/icon/status-icons.tsx";
import { Stack } from "../ui/layout/layout.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { Labels, momentText } from "./earlier-returns.tsx";
import styles from "./returns.module.css";
import { withdrawalCopy } from "./withdrawal-copy.ts";

interface WithdrawalDoneProps {
  /** Link of the order. */
  readonly hash: string;
  readonly one: EarlierReturnPartsFragment;
}

/** A withdrawal has come in: its number and moment, what it is about, and what happens to the goods. */
export function WithdrawalDone({ hash, one }: WithdrawalDoneProps) {
  const t = useCopy(withdrawalCopy);
  const { language } = useStorefront();
  const moment = momentText(one.createdAt, language);
  const next = one.labels > 0 ? t.doneGoods : t.doneNoGoods;
  return (
    <Panel as="section">
      <title>{t.done}</title>
      <Stack gap={4}>
        <div className={styles.head}>
          <SuccessIcon size={48} className={styles.good} />
          <h2>{t.done}</h2>
          <p>
            <strong>{t.doneNumber(one.rma, moment)}</strong> {t.doneMail}
          </p>
        </div>
        <ul>
          {one.items.map(({ lineNo, name, quantity }) => (
            <li key={lineNo}>
              {quantity} × {name}
            </li>
          ))}
        </ul>
        <p>{one.heldUntil === null ? next : t.doneHeld(momentText(one.heldUntil, language))}</p>
        <Labels hash={hash} one={one} />
      </Stack>
    </Panel>
  );
}
