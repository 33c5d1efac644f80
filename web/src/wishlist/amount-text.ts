import type { wishlistCopy } from "./copy.ts";

interface Amount {
  readonly stringValue: string;
  /** A variant is still to be chosen, and they differ in price. */
  readonly startsFrom: boolean;
}

/** What pieces cost, as the least where that is all that is known ("ab 4,99 €"). */
export const amountText = ({ stringValue, startsFrom }: Amount, t: Pick<(typeof wishlistCopy)["de"], "from">): string =>
  startsFrom ? t.from(stringValue) : stringValue;
