import { useCopy, useStorefront } from "../lib/copy.ts";
import { dayOf, formatDay, timeOf } from "../lib/dates.ts";
import { Alert } from "../ui/alert/alert.tsx";
import { Stack } from "../ui/layout/layout.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { cancellationCopy } from "./cancellation-copy.ts";
import type { CancellationReceipt } from "./cancellation-submit.ts";

/** The receipt of a cancellation, to be read, printed and stored as a file, without scripts as well (§ 312k (3) BGB). */
export function CancellationDone({ receipt }: { readonly receipt: CancellationReceipt }) {
  const t = useCopy(cancellationCopy);
  const { language } = useStorefront();
  const { number, declaredAt, content, heldUntil } = receipt;
  const at = (moment: string) => [formatDay(dayOf(moment), language), timeOf(moment)] as const;
  const received = t.doneNumber(number, ...at(declaredAt));
  const held = heldUntil === null ? null : t.doneHeld(...at(heldUntil));
  const file = [t.done, received, t.doneContent, content, t.doneButton, held ?? ""].join("\r\n\r\n");
  return (
    <Stack gap={5}>
      <title>{t.done}</title>
      <Alert tone="success" title={t.done} live="polite">
        {received} {t.doneMail}
      </Alert>
      <Panel as="section" title={t.doneContent}>
        <Stack gap={4}>
          <p>{content}</p>
          <p>{t.doneButton}</p>
          {held !== null && <p>{held}</p>}
          <p>
            <a href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`} download={t.fileName(number)}>
              {t.save}
            </a>
          </p>
        </Stack>
      </Panel>
    </Stack>
  );
}
