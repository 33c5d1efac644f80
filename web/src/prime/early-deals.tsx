import { Form } from "react-router";
import type { EarlyDealsQuery } from "../graph/generated/EarlyDeals.ts";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { dayOf, formatDay, timeOf } from "../lib/dates.ts";
import { Button } from "../ui/button/button.tsx";
import { Grid, Stack } from "../ui/layout/layout.tsx";
import { Link } from "../ui/link/link.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { SectionHeader } from "../ui/section-header/section-header.tsx";
import { primeCopy } from "./copy.ts";

type Deal = EarlyDealsQuery["getEarlyDeals"][number];

/** Deals that members get before others; all others see when they open for them. */
export function EarlyDeals({ deals }: { readonly deals: readonly Deal[] }) {
  const t = useCopy(primeCopy);
  if (deals.length === 0) return null;
  return (
    <section>
      <Stack gap={5}>
        <SectionHeader title={t.earlyDeals} lead={t.earlyLead} />
        <Grid as="ul">
          {deals.map((deal) => (
            <Panel as="li" key={deal.id}>
              <EarlyDeal deal={deal} />
            </Panel>
          ))}
        </Grid>
      </Stack>
    </section>
  );
}

function EarlyDeal({ deal }: { readonly deal: Deal }) {
  const t = useCopy(primeCopy);
  const { language } = useStorefront();
  const { name, path, purchaseOptionId, dealPrice, price, opensAt, startsAt, isOpen } = deal;
  const at = (moment: string) => [formatDay(dayOf(moment), language), timeOf(moment)] as const;
  return (
    <Stack gap={2}>
      <p>
        <Link href={path}>{name}</Link>
      </p>
      <p>
        <strong data-price-until={isOpen ? startsAt : opensAt}>
          {t.dealPrice(dealPrice.stringValue, price.stringValue)}
        </strong>
      </p>
      <p>{isOpen ? t.allFrom(...at(startsAt)) : t.opens(...at(opensAt))}</p>
      {isOpen && (
        <Form method="post">
          <input type="hidden" name="intent" value="buy" />
          <input type="hidden" name="itemId" value={purchaseOptionId} />
          <input type="hidden" name="shownPrice" value={dealPrice.amount} />
          <Button type="submit" size="small" aria-label={t.addDealOf(name)}>
            {t.addDeal}
          </Button>
        </Form>
      )}
    </Stack>
  );
}
