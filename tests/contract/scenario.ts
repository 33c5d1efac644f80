import * as v from "valibot";
import type { Storefront } from "../testkit/storefronts.ts";
import { b2b, de } from "../testkit/storefronts.ts";

/** Asks one operation on behalf of one visitor and keeps what it took; the answer's `data` comes back. */
export type Take = (operation: string, variables?: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** Brings a new visitor of a storefront. */
export type Arrive = (storefront: Storefront) => Promise<Take>;

const emptyFilter = { enumFilters: [], rangeFilters: [] };
/** Few entries keep recordings readable; the shape of the fourth is that of the first. */
const fewProducts = { offset: 0, limit: 3, sortBy: null };

const Navigation = v.object({
  getNavigationModel: v.array(v.object({ id: v.string(), children: v.array(v.object({ id: v.string() })) })),
});
const Category = v.object({
  core_category: v.object({ products: v.object({ products: v.array(v.object({ id: v.string() })) }) }),
});
const Product = v.object({
  getVariantInformationForProduct: v.object({
    item: v.nullable(v.object({ itemId: v.string(), availableForSale: v.boolean(), minimumOrderQuantity: v.number() })),
  }),
});
const SessionCart = v.object({ session: v.object({ cartId: v.string() }) });
const Addresses = v.object({
  getBillingAddresses: v.array(v.object({ addressId: v.string() })),
  getShippingAddresses: v.array(v.object({ addressId: v.string() })),
});
const Order = v.object({ session: v.object({ checkout: v.object({ orderId: v.string() }) }) });

const billing = {
  salutation: "MS",
  firstName: "Erika",
  lastName: "Mustermann",
  postCode: "10115",
  city: "Berlin",
  streetAndHouseNr: "Lindenallee 12",
  country: "DE",
};
const delivery = {
  ...billing,
  company: "Lindenschule",
  postCode: "80331",
  city: "München",
  streetAndHouseNr: "Schulweg 3",
};

/**
 * Asks every operation of the storefront once, in an order in which it has something to answer. A new operation gets
 * its line here; `npm run record` names those that have none.
 */
export async function playScenario(arrive: Arrive): Promise<void> {
  const item = await browse(await arrive(de));
  await order(await arrive(de), item);
  await joinPrime(await arrive(de), item);
  await openAccount(await arrive(de));
  await signIn(await arrive(b2b));
}

interface ChosenItem {
  readonly itemId: string;
  readonly quantity: number;
}

async function browse(take: Take): Promise<ChosenItem> {
  await take("PageSession");
  await take("FooterGrid", { pageId: "footer-vue" });
  await take("Translations", { keys: ["vue.user.logout.message"] });
  await take("PageDetails", { url: "/" });
  await take("PrimeOffer");
  await take("Wishlists");
  await take("ReturnSwitch");
  const { getNavigationModel } = v.parse(Navigation, await take("NavigationModel"));
  const categoryId = getNavigationModel[0]?.children[0]?.id ?? "";
  await take("NavigationBranch", { categoryId: getNavigationModel[0]?.id ?? "" });
  await take("HeaderGrid");
  await take("SearchPage", { paging: fewProducts, filter: { ...emptyFilter, searchTerm: "Heft" }, asTyped: false });
  await take("CategoryTopsellers", { categoryId });
  const page = await take("CategoryPage", { categoryId, paging: fewProducts, filter: emptyFilter });
  const { products } = v.parse(Category, page).core_category.products;
  const productId = products[0]?.id ?? "";
  await take("ProductBelowTheFold", { productId });
  await take("RatingInvitation", { encryptedData: "not-sealed-by-the-shop" });
  const review = { productId, rating: 5, title: "Sehr gut", text: "Hält, was es verspricht.", author: "Erika M." };
  await take("SubmitReview", { review });
  return firstItem(take, categoryId);
}

/** An item that can be bought without a choice among variants. */
async function firstItem(take: Take, categoryId: string): Promise<ChosenItem> {
  const paging = { offset: 0, limit: 60, sortBy: null };
  const page = await take("CategoryPage", { categoryId, paging, filter: emptyFilter });
  for (const { id } of v.parse(Category, page).core_category.products.products) {
    const answer = await take("ProductPage", { productId: id, selectedVariants: [], itemId: null });
    const { item } = v.parse(Product, answer).getVariantInformationForProduct;
    if (item?.availableForSale === true) return { itemId: item.itemId, quantity: item.minimumOrderQuantity };
  }
  throw new Error(`Category ${categoryId} has no product without variants that can be bought`);
}

async function order(take: Take, { itemId, quantity }: ChosenItem): Promise<void> {
  const { cartId } = v.parse(SessionCart, await take("PageSession")).session;
  const addPosition = { setItemId: itemId, updateQuantity: { quantity: Math.max(2, quantity) } };
  await take("UpdateCart", { data: { cartId, ops: [{ positionOp: { addPosition } }] } });
  await take("SetOrderReference", { cartId, orderReference: "Klasse 3b" });
  await take("BasketPage");
  await take("CheckoutAuth", { authType: "guest" });
  await ship(take, cartId);
  await pay(take, cartId);
  const { orderId } = v.parse(Order, await take("ConfirmationPage")).session.checkout;
  await take("ThankYou", { orderId });
  await take("ConfirmationCleanup");
}

async function ship(take: Take, cartId: string): Promise<void> {
  await take("CheckoutAddBillingAddress", { address: billing });
  await take("CheckoutAddShippingAddress", { address: delivery });
  const addresses = v.parse(Addresses, await take("ShippingStep", { cartId }));
  const billingAddressId = addresses.getBillingAddresses[0]?.addressId;
  const deliveryAddressId = addresses.getShippingAddresses[0]?.addressId;
  await take("CheckoutUpdateBillingAddress", { address: { ...billing, addressId: billingAddressId } });
  await take("CheckoutUpdateShippingAddress", { address: { ...delivery, addressId: deliveryAddressId } });
  await take("ShippingPreview", { cartId, preview: { country: "DE", isPackstation: true, shipperCode: "spedition" } });
  await take("SelectShippingAddress", { cartId, addressId: deliveryAddressId });
  await take("CheckoutEmail", { email: "erika.mustermann@example.org" });
  await take("CheckoutPhone", { phone: "+49 30 1234567" });
  await take("CheckoutPage", { step: "SHIPPING" });
  const shipping = { deliveryType: "shippingAddress", billingAddressId, deliveryAddressId, shipperCode: "dhl" };
  await take("CompleteShippingStep", { shipping });
}

async function pay(take: Take, cartId: string): Promise<void> {
  await take("PaymentStep", { cartId });
  await take("CompletePaymentStep", { paymentId: "CREDIT_CARD" });
  await take("CompleteCardReturn", { len: 10, data: "not-sealed-by-the-shop" });
  await take("CompletePaymentStep", { paymentId: "VORKASSE" });
  await take("SubscribeFromOrder", { cartId });
  await take("SummaryStep", { cartId });
  await take("CheckoutPage", { step: "SUMMARY" });
  await take("SubmitOrder");
}

async function joinPrime(take: Take, { itemId, quantity }: ChosenItem): Promise<void> {
  const { cartId } = v.parse(SessionCart, await take("PageSession")).session;
  const addPosition = { setItemId: itemId, updateQuantity: { quantity } };
  await take("UpdateCart", { data: { cartId, ops: [{ positionOp: { addPosition } }] } });
  const customer = {
    email: "prime.mitglied@example.org",
    password: "kreide-2026",
    firstName: "Erika",
    lastName: "Muster",
  };
  await take("CheckoutAuth", { authType: "register", customer });
  await take("PrimeMembership");
  await take("ContactDetails");
  await take("SubmitPrimeSubscription", { paymentId: "INVOICE" });
}

async function signIn(take: Take): Promise<void> {
  const credentials = { email: "100200", password: "kreide-2026" };
  await take("Login", { credentials, mergeCart: true });
  await take("Logout");
}

async function openAccount(take: Take): Promise<void> {
  const customer = {
    email: "neues.konto@example.org",
    password: "kreide-2026",
    firstName: "Erika",
    lastName: "Muster",
  };
  await take("RegisterCustomer", { customer });
  await take("CheckoutAddBillingAddress", { address: billing });
  await take("AddressBook");
  const newPassword = "tafel-2027";
  await take("ChangePassword", { currentPassword: customer.password, newPassword, newPasswordRepeated: newPassword });
}
