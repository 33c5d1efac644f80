import type { ProductPageQuery } from "../graph/generated/ProductPage.ts";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { dayOf, formatDay, timeOf } from "../lib/dates.ts";
import { Alert } from "../ui/alert/alert.tsx";
import { Link } from "../ui/link/link.tsx";
import { earlyDealCopy } from "./early-deal-copy.ts";

type Item = NonNullable<NonNullable<ProductPageQuery["getVariantInformationForProduct"]>["item"]>;

interface EarlyDealProps {
  readonly deal: NonNullable<Item["earlyDeal"]>;
  readonly isMember: boolean;
  /** Whether the price beside it is that of the deal already. */
  readonly isOpen: boolean;
}

/** A deal that has not begun: its price, when all get it, and when members of prime do (C-98). */
export function EarlyDeal({ deal, isMember, isOpen }: EarlyDealProps) {
  const t = useCopy(earlyDealCopy);
  const { language } = useStorefront();
  const { membersFrom, startsAt, prices } = deal;
  const at = (moment: string) => t.at(formatDay(dayOf(moment), language), timeOf(moment));
  return (
    <Alert title={isOpen ? t.open : t.starts(at(startsAt), prices.currentPrice.stringValue)}>
      {isOpen ? (
        t.othersFrom(at(startsAt))
      ) : isMember ? (
        t.ownFrom(at(membersFrom))
      ) : (
        <>
          {t.membersFrom(at(membersFrom))} <Link href="/prime/">{t.more}</Link>
        </>
      )}
    </Alert>
  );
}
