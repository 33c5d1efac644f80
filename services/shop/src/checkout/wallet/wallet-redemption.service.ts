import type { AddressInput } from "../../generated/graph.ts";
import { addAddress, listAddresses } from "../../account/address/address.service.ts";
import { requireCustomerData, updatePhone } from "../../account/customer.service.ts";
import { updateEmail } from "../../account/email-change.service.ts";
import { failed, type MutationResult, succeeded } from "../../account/validation/field-error.ts";
import { loadCartView, requireCart, requireLockedCart } from "../../cart/cart.service.ts";
import { requireCustomer } from "../../platform/auth/require.ts";
import type { ShopContext } from "../../platform/context.ts";
import { setBillingAddress, setPayment, setShippingAddress } from "../checkout.store.ts";
import { type ProviderSession, readSession, type WalletAddress } from "./wallet-client.ts";
import { endSessions, findSession, setSessionState } from "./wallet.store.ts";
import { walletFault } from "./wallet-rules.service.ts";
import { walletRefusal } from "./wallet-session.service.ts";
import { walletFaultText } from "./wallet-texts.ts";

type Buyer = NonNullable<ProviderSession["buyer"]>;

/**
 * Takes over what the shopper approved on the wallet's page (CHKX-01): addresses, a guest's email, and AMAZONPAY as
 * the way to pay. The wallet is called; what the browser sends is only an id. Repeating it changes nothing.
 * @throws ShopError as `requireCart`, and without a customer or guest
 */
export async function redeemWalletSession(
  context: ShopContext,
  cartId: string,
  sessionId: string,
): Promise<MutationResult> {
  const { database, clock, config } = context;
  requireCustomer(context);
  const cart = await requireCart(database.write, context, cartId);
  const session = await findSession(database.write, sessionId);
  if (session === null || session.cartId !== cart.id || session.state === "ended")
    return walletRefusal(context, "ended");
  // A guest whose answer was lost comes again with a cart that has none of it.
  if (session.state !== "opened" && cart.paymentMethod === "AMAZONPAY") return succeeded;
  const fault = await walletFault(
    context,
    database.write,
    await loadCartView(database.write, cart, { now: clock.now() }),
  );
  if (fault !== null) return walletRefusal(context, fault);
  const answer = await readSession(config, session.id);
  if (!answer.ok) return walletRefusal(context, "unavailable");
  const { state, reference, buyer } = answer.session;
  if (state === "open" || buyer === null) return walletRefusal(context, "notApproved");
  if ((state !== "approved" && state !== "confirming") || reference !== cart.id) return walletRefusal(context, "ended");
  const addresses = await takeAddresses(context, buyer);
  if (!addresses.ok) return addresses.refusal;
  await takeContact(context, buyer);
  return database.transaction(async (tx) => {
    const locked = await requireLockedCart(tx, context, cart.id);
    if (locked.submittedAt !== null) return walletRefusal(context, "ended");
    await endSessions(tx, locked.id, clock.now());
    await setSessionState(tx, session.id, "bound", clock.now());
    await setBillingAddress(tx, locked.id, addresses.billingId);
    await setShippingAddress(tx, locked.id, addresses.deliveryId);
    await setPayment(tx, locked.id, "AMAZONPAY", null);
    return succeeded;
  });
}

type Taken =
  | { readonly ok: true; readonly billingId: string; readonly deliveryId: string }
  | { readonly ok: false; readonly refusal: MutationResult };

/** Puts the wallet's addresses into the caller's book; one that is there already is used as it is. */
async function takeAddresses(context: ShopContext, { billingAddress, deliveryAddress }: Buyer): Promise<Taken> {
  const billing = await takeAddress(context, "billing", billingAddress);
  if (!billing.ok) return billing;
  const isSame = JSON.stringify(billingAddress) === JSON.stringify(deliveryAddress);
  const delivery = isSame ? billing : await takeAddress(context, "shipping", deliveryAddress);
  return delivery.ok ? { ok: true, billingId: billing.id, deliveryId: delivery.id } : delivery;
}

async function takeAddress(
  context: ShopContext,
  kind: "billing" | "shipping",
  address: WalletAddress,
): Promise<{ readonly ok: true; readonly id: string } | { readonly ok: false; readonly refusal: MutationResult }> {
  const known = (await listAddresses(context, kind)).find(
    (entry) =>
      entry.firstName === address.firstName &&
      entry.lastName === address.lastName &&
      entry.schoolOrCompany === address.company &&
      entry.street === address.street &&
      entry.addressAddition === address.addition &&
      entry.postCode === address.postCode &&
      entry.city === address.city &&
      entry.country === address.country,
  );
  if (known !== undefined) return { ok: true, id: known.addressId };
  const added = await addAddress(context, kind, toInput(address));
  if (added.address !== null) return { ok: true, id: added.address.addressId };
  const reasons = [walletFaultText("address", context.storefront.language), added.fieldErrors[0]?.errorMessage];
  return { ok: false, refusal: failed(reasons.filter((reason) => reason !== undefined).join(" ")) };
}

/** The wallet has checked its addresses, so a doubtful postcode is not questioned. */
function toInput({ street, addition, phone: _phone, ...address }: WalletAddress): AddressInput {
  return {
    ...address,
    salutation: "",
    streetAndHouseNr: street,
    additionalAddress: addition,
    packstationAddress: false,
    confirmPostCode: true,
  };
}

/** A guest gets the wallet's email, so that the confirmation arrives; a customer keeps theirs. Faulty ones are left out. */
async function takeContact(context: ShopContext, { email, billingAddress }: Buyer): Promise<void> {
  const customer = await requireCustomerData(context);
  if (customer.isGuest) await updateEmail(context, email, "");
  if (customer.phone === "") await updatePhone(context, billingAddress.phone);
}
