import { fits } from "@chalkbox/input-text/read-text";
import type { FieldError } from "../generated/graph.ts";
import { alreadySubmittedText } from "../cart/texts.ts";
import { loadCartView, requireCart, requireLockedCart } from "../cart/cart.service.ts";
import { findCart } from "../cart/visitor-cart.service.ts";
import type { CartRow } from "../cart/cart.types.ts";
import type { CartView } from "../cart/cart-view.ts";
import { speditionFieldSpecs } from "../cart/shipping/shipper-texts.ts";
import { type Destination, shipperCodes } from "../cart/shipping/shippers.ts";
import { findOwnAddress, unknownAddressText } from "../account/address/address.service.ts";
import { requireCustomerData } from "../account/customer.service.ts";
import { failed, fieldFailed, type MutationResult, succeeded } from "../account/validation/field-error.ts";
import { normalPhone, phoneFault } from "../account/validation/phone.ts";
import { requestNewsletter } from "../content/newsletter/newsletter.service.ts";
import { noteRatingWish } from "../orders/rating-mail/rating-mail.service.ts";
import { wordsOf } from "../platform/messages/operators-words.service.ts";
import type { ShopContext } from "../platform/context.ts";
import type { TransactionSql } from "../platform/database.ts";
import {
  setBillingAddress,
  setComment,
  setReference,
  setShipper,
  setShippingAddress,
  setSpeditionFields,
} from "./checkout.store.ts";
import { type Country, deliveryCountries, offersPackstations } from "./countries.ts";
import { shippingText, submitFaultText } from "./texts.ts";

/** `DeliveryOptions` of the graph. */
export interface DeliveryOptions {
  readonly deliveryCountries: readonly Country[];
  readonly packstationAllowed: boolean;
}

/** What the shipping step shows (OP-Q-04). */
export interface ShippingStep extends DeliveryOptions {
  readonly view: CartView;
}

/** `ShippingPreviewInput` of the graph. */
export interface ShippingPreview extends Destination {
  readonly shipperCode?: string | null;
}

/** @param preview shows the cart as if it went there, and stores nothing @throws ShopError as `requireCart` */
export async function shippingStep(
  context: ShopContext,
  cartId: string,
  withShippingCost: boolean,
  preview: ShippingPreview | null,
): Promise<ShippingStep> {
  return {
    view: await (preview === null
      ? findCart(context, cartId, withShippingCost)
      : previewCart(context, cartId, withShippingCost, preview)),
    ...deliveryOptions(context),
  };
}

/** Where the storefront delivers to. */
export function deliveryOptions({ storefront: { store, language } }: ShopContext): DeliveryOptions {
  return { deliveryCountries: deliveryCountries(store, language), packstationAllowed: offersPackstations(store) };
}

/** The cart as it would go somewhere: a way to ship that was chosen is kept while it is enabled (CHKS-10). */
async function previewCart(
  context: ShopContext,
  cartId: string,
  withShippingCost: boolean,
  { shipperCode, ...destination }: ShippingPreview,
): Promise<CartView> {
  const { database, clock } = context;
  const cart = await requireCart(database.write, context, cartId);
  const shipper = shipperCodes.find((code) => code === shipperCode) ?? null;
  return loadCartView(database.write, { ...cart, shipper }, { now: clock.now(), withShippingCost, destination });
}

/**
 * Changes the caller's open cart within a transaction.
 * @returns what `change` answers; a failure when the cart was submitted
 * @throws ShopError as `requireCart`
 */
export async function changeCart(
  context: ShopContext,
  cartId: string,
  change: (tx: TransactionSql, cart: CartRow) => Promise<MutationResult>,
): Promise<MutationResult> {
  return context.database.transaction(async (tx) => {
    const cart = await requireLockedCart(tx, context, cartId);
    if (cart.submittedAt !== null)
      return failed(await wordsOf(context, alreadySubmittedText(context.storefront.language)));
    return change(tx, cart);
  });
}

/** Chooses where the invoice goes (OP-M-05). @throws ShopError as `requireCart`, or without a customer token */
export async function selectBillingAddress(
  context: ShopContext,
  cartId: string,
  addressId: string,
): Promise<MutationResult> {
  const address = await findOwnAddress(context, addressId);
  return changeCart(context, cartId, async (tx, cart) => {
    // Invoices do not go to packstations.
    if (address === null || address.isPackstation) return failed(unknownAddressText(context.storefront.language));
    await setBillingAddress(tx, cart.id, address.id);
    return succeeded;
  });
}

/** Chooses where the goods go (OP-M-06); the shipper is picked again (CHKS-10). @throws ShopError as `selectBillingAddress` */
export async function selectShippingAddress(
  context: ShopContext,
  cartId: string,
  addressId: string,
): Promise<MutationResult> {
  const address = await findOwnAddress(context, addressId);
  return changeCart(context, cartId, async (tx, cart) => {
    if (address === null) return failed(unknownAddressText(context.storefront.language));
    await setShippingAddress(tx, cart.id, address.id);
    return succeeded;
  });
}

/** Chooses the way to ship among the enabled ones (OP-M-07). @throws ShopError as `requireCart` */
export function setShippingMethod(context: ShopContext, cartId: string, methodCode: string): Promise<MutationResult> {
  return changeCart(context, cartId, async (tx, cart) => {
    const { shippers } = await loadCartView(tx, cart, { now: context.clock.now() });
    const chosen = shippers.find(({ code, disabledReason }) => code === methodCode && disabledReason === null);
    if (chosen === undefined) return failed(shippingText("shipperDisabled", context.storefront.language));
    await setShipper(tx, cart.id, chosen.code);
    return succeeded;
  });
}

/** Stores what the forwarding agent needs to know (OP-M-04). @throws ShopError as `requireCart` */
export function saveSpeditionFields(
  context: ShopContext,
  cartId: string,
  fields: readonly { readonly fieldName: string; readonly fieldValue: string }[],
): Promise<MutationResult> {
  const { language } = context.storefront;
  return changeCart(context, cartId, async (tx, cart) => {
    const fieldErrors: FieldError[] = [];
    const values: Record<string, string> = {};
    for (const { fieldName, fieldValue } of fields) {
      const spec = speditionFieldSpecs.find((known) => known.fieldName === fieldName);
      const value = fieldName === "phone" ? normalPhone(fieldValue) : fieldValue.trim();
      const fault =
        spec === undefined
          ? shippingText("unknownField", language)
          : !fits(value, spec.maximumLength)
            ? shippingText("fieldTooLong", language)
            : spec.fieldName === "phone"
              ? value === ""
                ? shippingText("phoneMissing", language)
                : phoneFault(value, language)
              : null;
      if (fault === null) values[fieldName] = value;
      else fieldErrors.push({ fieldName, errorMessage: fault });
    }
    if (fieldErrors.length > 0) return { successful: false, generalErrorMessage: null, fieldErrors };
    await setSpeditionFields(tx, cart.id, { ...cart.speditionFields, ...values });
    return succeeded;
  });
}

/** Stores the customer's own reference; an empty one removes it (OP-M-08). @throws ShopError as `requireCart` */
export function setOrderReference(
  context: ShopContext,
  cartId: string,
  orderReference: string,
): Promise<MutationResult> {
  const reference = orderReference.trim();
  return changeCart(context, cartId, async (tx, cart) => {
    if (!fits(reference, 80))
      return fieldFailed("orderReference", shippingText("referenceTooLong", context.storefront.language));
    await setReference(tx, cart.id, reference);
    return succeeded;
  });
}

/** Stores a comment that goes with the order (OP-M-03). @throws ShopError as `requireCart` */
export function setOrderComment(context: ShopContext, cartId: string, orderComment: string): Promise<MutationResult> {
  const comment = orderComment.trim();
  return changeCart(context, cartId, async (tx, cart) => {
    if (!fits(comment, 1_000))
      return fieldFailed("orderComment", shippingText("commentTooLong", context.storefront.language));
    await setComment(tx, cart.id, comment);
    return succeeded;
  });
}

/** Keeps whether the buyer may be asked for ratings after the delivery (C-97). @throws ShopError as `requireCart` */
export function setRatingWish(context: ShopContext, cartId: string, isWanted: boolean): Promise<MutationResult> {
  return changeCart(context, cartId, async (tx, cart) => {
    await noteRatingWish(tx, cart.id, isWanted, context.clock.now());
    return succeeded;
  });
}

/**
 * Requests the newsletter for the buyer (OP-M-09): their address gets the mail that confirms it.
 * @throws ShopError as `requireCart`, or without a customer token
 */
export async function subscribeFromOrder(context: ShopContext, cartId: string): Promise<MutationResult> {
  const { email } = await requireCustomerData(context);
  if (email === null) {
    return changeCart(context, cartId, async () =>
      fieldFailed("email", submitFaultText("email", context.storefront.language)),
    );
  }
  return requestNewsletter(context, email, succeeded, (work) => changeCart(context, cartId, work));
}
