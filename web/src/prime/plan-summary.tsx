import type { PrimeOfferQuery } from "../graph/generated/PrimeOffer.ts";
import { useCopy } from "../lib/copy.ts";
import { Stack } from "../ui/layout/layout.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { primeCopy } from "./copy.ts";

interface PlanSummaryProps {
  readonly offer: NonNullable<PrimeOfferQuery["getPrimeOffer"]>;
  readonly email: string | null;
}

/** What is ordered, what it costs and how it is paid, directly above the button. */
export function PlanSummary({ offer, email }: PlanSummaryProps) {
  const t = useCopy(primeCopy);
  return (
    <Panel title={offer.name}>
      <Stack gap={3}>
        <p>
          <strong>{t.priceFor(offer.price.stringValue, offer.durationMonths)}</strong> {t.tax}
        </p>
        <p>{t.payment}</p>
        {email && <p>{t.account(email)}</p>}
      </Stack>
    </Panel>
  );
}
