import type { ShippingChoice } from "../generated/graph.ts";
import { holdsShipping, type Session } from "../session.ts";
import { type SpeditionValue, storePayment, storeShipping } from "../shop/checkout.calls.ts";
import type { FieldError } from "../shop/envelopes.ts";
import type { StepOutcome } from "./results.ts";

/** `ShippingChoiceInput` of the graph. */
export interface ShippingInput {
  readonly deliveryType: ShippingChoice["deliveryType"];
  readonly billingAddressId: string;
  readonly deliveryAddressId?: string | null;
  readonly shipperCode: string;
  readonly speditionFields: readonly SpeditionValue[];
}

const noPayment = "vue.checkout.paymentStep.errorNoPaymentSelected";
const noDeliveryAddress = "vue.checkout.shippingStep.errorNoDeliveryAddress";
const wentWrong = "vue.cart.error.somethingWentWrong";
const sessionExpired = "vue.checkout.message.sessionExpired";

/**
 * Closes the shipping step: hands the choice to the shop and checks with it whether the cart can go out that way (CHKS).
 * What a failed attempt leaves behind is an open step.
 */
export async function completeShippingStep(session: Session, input: ShippingInput): Promise<StepOutcome> {
  const { visitor, shop } = session.host;
  const { cartId } = visitor;
  if (cartId === null) return refused(sessionExpired);
  const { deliveryType, billingAddressId, shipperCode } = input;
  const deliveryAddressId = deliveryType === "sameAsBilling" ? billingAddressId : (input.deliveryAddressId ?? "");
  if (deliveryAddressId === "") {
    return refused(null, [{ fieldName: "deliveryAddressId", errorMessage: noDeliveryAddress, formName: "shipping" }]);
  }
  const choice: ShippingChoice = { deliveryType, billingAddressId, deliveryAddressId, shipperCode };
  await session.remember((record) => ({ ...record, shipping: null }));
  const answers = await storeShipping(shop, cartId, choice, input.speditionFields);
  session.reset();
  const refusal = answers.find(({ successful }) => !successful);
  if (refusal !== undefined) return refused(refusal.generalErrorMessage, refusal.fieldErrors);
  const cart = await session.cart();
  if (cart === null || !holdsShipping(cart, shipperCode)) return refused(wentWrong);
  await session.remember((record) => ({
    ...record,
    shipping: choice,
    deliveryAddresses:
      deliveryType === "sameAsBilling"
        ? record.deliveryAddresses
        : { ...record.deliveryAddresses, [deliveryType]: deliveryAddressId },
  }));
  return done;
}

/** Closes the payment step; without a method it is open again (CHKP-03). */
export async function completePaymentStep(
  session: Session,
  paymentId: string | null,
  buyerReference: string | null,
): Promise<StepOutcome> {
  const { visitor, shop } = session.host;
  const { cartId } = visitor;
  if (cartId === null) return refused(sessionExpired);
  await session.remember((record) => ({ ...record, paymentDone: false }));
  if (paymentId === null || paymentId === "") return refused(noPayment);
  const { successful, errorMessage, fieldErrors } = await storePayment(shop, { cartId, paymentId, buyerReference });
  session.reset();
  if (!successful) return refused(errorMessage ?? (fieldErrors.length > 0 ? null : wentWrong), fieldErrors);
  await session.remember((record) => ({ ...record, paymentDone: true }));
  return done;
}

const done: StepOutcome = { successful: true, errorMessage: null, fieldErrors: [] };

function refused(errorMessage: string | null, fieldErrors: readonly FieldError[] = []): StepOutcome {
  return { successful: false, errorMessage, fieldErrors };
}
