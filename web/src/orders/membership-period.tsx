import { useCopy, useStorefront } from "../lib/copy.ts";
import { formatDay } from "../lib/dates.ts";
import { Panel } from "../ui/panel/panel.tsx";
import { detailCopy } from "./detail-copy.ts";
import type { OrderDetail } from "./order-progress.tsx";

/** The days of a membership that was ordered, in place of the way that goods go. */
export function MembershipPeriod({ period }: { readonly period: NonNullable<OrderDetail["membership"]> }) {
  const t = useCopy(detailCopy);
  const { language } = useStorefront();
  return (
    <Panel as="section" title={t.membership}>
      <p>{t.membershipPeriod(formatDay(period.startDate, language), formatDay(period.endDate, language))}</p>
    </Panel>
  );
}
