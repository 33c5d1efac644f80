import { useCopy } from "../lib/copy.ts";
import { Link } from "../ui/link/link.tsx";
import { wishlistCopy } from "./copy.ts";

/** What is in a list's prices, and that delivery is apart (PAngV). */
export function TaxNote() {
  const t = useCopy(wishlistCopy);
  return (
    <>
      {t.taxNote} <Link href="/service/versand/">{t.shippingCost}</Link>
    </>
  );
}
