import { useCopy, useStorefront } from "../lib/copy.ts";
import { Link } from "../ui/link/link.tsx";
import { wishlistCopy } from "./copy.ts";

/** What is in a list's prices, and that delivery is apart (PAngV). */
export function TaxNote() {
  const t = useCopy(wishlistCopy);
  const isBusiness = useStorefront().store === "b2b";
  return (
    <>
      {isBusiness ? t.businessTax : t.consumerTax} <Link href="/service/versand/">{t.shippingCost}</Link>
    </>
  );
}
