import type { BankTransferPartsFragment } from "../graph/generated/BankTransferParts.fragment.ts";
import { useCopy } from "../lib/copy.ts";
import { Panel } from "../ui/panel/panel.tsx";
import { confirmationCopy } from "./confirmation-copy.ts";
import { PaymentCode } from "./payment-code.tsx";
import styles from "./thank-you.module.css";

/** Where prepayment goes: every figure can be copied on its own. */
export function TransferPanel({ transfer }: { readonly transfer: BankTransferPartsFragment }) {
  const t = useCopy(confirmationCopy);
  const amount = transfer.amount.stringValue;
  const rows = [
    [t.owner, transfer.owner],
    [t.iban, transfer.iban],
    [t.bic, transfer.bic],
    [t.purpose, transfer.purpose],
  ];
  return (
    <Panel as="section" tone="tint" title={t.transferTitle} data-print="keep">
      <div className={styles.offer}>
        <p>{t.transferText(amount)}</p>
        <dl className={styles.transfer}>
          {rows.map(([label, value]) => (
            <div key={label}>
              <dt className={styles.small}>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {transfer.code && <PaymentCode code={transfer.code} amount={amount} />}
      </div>
    </Panel>
  );
}
