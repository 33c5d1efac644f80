import type { ThankYouQuery } from "../graph/generated/ThankYou.ts";
import { dayOf } from "../lib/dates.ts";

/** Name in the address by which editors see the confirmation without an order (ACCESS-18). */
const previewName = "ishop-preview-json";

/** Whether the confirmation is opened as a preview. */
export const isConfirmationPreview = (request: Request): boolean => new URL(request.url).searchParams.has(previewName);

type Page = NonNullable<ThankYouQuery["getThankYouPageData"]>;

const address: Page["order"]["billingAddress"] = {
  addressId: "preview",
  addressAddition: "",
  schoolOrCompany: "",
  salutation: "MS",
  firstName: "Erika",
  lastName: "Mustermann",
  street: "Musterweg 1",
  postCode: "12345",
  city: "Musterstadt",
  country: "DE",
  email: null,
  packstationAddress: false,
  isAlsoCustomerAddress: false,
};

/**
 * What the preview shows: a sample that is the same for everyone, whatever is in the address, so that no link makes our
 * page say what someone else has written. Nothing of it is anyone's, and no one is asked to pay.
 * @param day the day that it is opened, for its dates
 */
export function previewPage(day: Date): Page {
  const date = dayOf(day.toISOString());
  const amount = (cents: number) => ({ amount: cents, stringValue: `EUR ${(cents / 100).toFixed(2)}` });
  return {
    isGuestOrder: true,
    bankTransfer: null,
    order: {
      orderId: "00000000",
      orderedAt: day.toISOString(),
      paymentMethodName: "–",
      subtotal: amount(2_000),
      promotionsSaving: amount(0),
      shippingCost: amount(595),
      tax: amount(414),
      taxIncluded: true,
      totalAmount: amount(2_595),
      deliveryAddress: address,
      billingAddress: address,
      email: "erika.mustermann@example.org",
      orderReference: "",
      deliveryFrom: date,
      deliveryUntil: date,
      lines: [],
    },
  };
}
