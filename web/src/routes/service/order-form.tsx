import { serviceCopy } from "~/content/service-copy.ts";
import { useCopy } from "~/lib/copy.ts";
import { GuidePage } from "~/ui/guide/guide-page.tsx";

/** How to order with numbers at hand (ROUTE-18). */
export default function OrderFormRoute() {
  return <GuidePage {...useCopy(serviceCopy).orderForm} />;
}
