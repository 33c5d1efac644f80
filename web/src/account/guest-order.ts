import { ThankYouDocument } from "../graph/generated/ThankYou.ts";
import type { GraphTools } from "../graph/load.ts";
import type { FormValues } from "../lib/form-values.ts";

/** The order whose confirmation leads to the form of a new account; null for visitors who come from elsewhere. */
export function guestOrderOf(request: Request): { readonly orderId: string; readonly ticket: string } | null {
  const { searchParams } = new URL(request.url);
  const [orderId, ticket] = [searchParams.get("orderId") ?? "", searchParams.get("ticket") ?? ""];
  return orderId === "" || ticket === "" ? null : { orderId, ticket };
}

/** What the form begins with: what the browser that made the order may see of it (C-86); nothing in any other one. */
export async function guestValues(request: Request, { optional }: Pick<GraphTools, "optional">): Promise<FormValues> {
  const order = guestOrderOf(request);
  const page = order === null ? null : (await optional(ThankYouDocument, order))?.getThankYouPageData;
  if (page?.isGuestOrder !== true) return {};
  const { email, billingAddress } = page.order;
  return {
    email,
    firstName: billingAddress.firstName,
    lastName: billingAddress.lastName,
    company: billingAddress.schoolOrCompany,
  };
}
