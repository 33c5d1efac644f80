import * as v from "valibot";
import type { Storefront } from "../testkit/storefronts.ts";
import { sendBack } from "./return-scenario.ts";
import type { Take } from "./take.ts";
import { playWishlists } from "./wishlist-scenario.ts";
import { b2b, de } from "../testkit/storefronts.ts";

/** Creates a new visitor of a storefront. */
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
    item: v.nullable(
      v.object({
        itemId: v.string(),
        orderNumber: v.string(),
        availableForSale: v.boolean(),
        minimumOrderQuantity: v.number(),
      }),
    ),
  }),
});
const SessionCart = v.object({ session: v.object({ cartId: v.string() }) });
const Billing = v.object({ getBillingAddresses: v.array(v.object({ addressId: v.string() })) });
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
 * Sends every operation of the storefront once, in an order in which it has something to answer. A new operation gets
 * its line here; `npm run record` names those that have none.
 */
export async function playScenario(arrive: Arrive): Promise<void> {
  const item = await browse(await arrive(de));
  await order(await arrive(de), item);
  await joinPrime(await arrive(de), item);
  await openAccount(await arrive(de));
  await signIn(await arrive(b2b));
  await playWishlists(await arrive(de), await arrive(de), item);
  await sendBack(await arrive(de));
}

interface ChosenItem {
  readonly orderNumber: string;
  readonly productId: string;
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
  await take("WishlistsFull");
  await take("Settings");
  await take("PreviewData");
  await take("Sitemap");
  await take("SitemapProducts", { offset: 0, limit: 2 });
  await take("ProductFeed", { offset: 0, limit: 2 });
  await take("ActiveAbTests", { url: "/" });
  await take("AddEvents", {
    events: [
      {
        id: "2c1f7a52-64a0-4a0e-9d57-0c2d3b0b1c11",
        name: "navigation",
        payload: '{"event":"navigation","link_path":"/cat/1000/"}',
        occurredAt: "2026-11-24T09:30:00.000Z",
      },
    ],
  });
  const { getNavigationModel } = v.parse(Navigation, await take("NavigationModel"));
  const categoryId = getNavigationModel[0]?.children[0]?.id ?? "";
  await take("NavigationBranch", { categoryId: getNavigationModel[0]?.id ?? "" });
  await take("HeaderGrid");
  await take("SearchPage", { paging: fewProducts, filter: { ...emptyFilter, searchTerm: "Heft" }, asTyped: false });
  await take("SearchSuggest", { userQuery: "sch" });
  await take("SearchRedirects", { query: "Versandkosten" });
  await take("AdjustLongtailSearchQuery", { searchQuery: "blaue Trinkflasche" });
  await take("CategoryTopsellers", { categoryId });
  await take("CategoryType", { categoryId });
  const page = await take("CategoryPage", { categoryId, paging: fewProducts, filter: emptyFilter });
  const { products } = v.parse(Category, page).core_category.products;
  const productId = products[0]?.id ?? "";
  await take("ProductBelowTheFold", { productId });
  const reviews = await take("ProductReviews", { productId, offset: 0, filter: null, sort: "HELPFUL" });
  await take("MarkReviewHelpful", { ratingId: firstReviewOf(reviews) });
  await take("LastViewed", { productIds: [productId] });
  await take("RatingInvitation", { encryptedData: "not-sealed-by-the-shop" });
  const review = { productId, rating: 5, title: "Sehr gut", text: "Hält, was es verspricht.", author: "Erika M." };
  await take("SubmitReview", { review });
  const text = "Bitte ein Angebot über 30 Hefte.";
  const message = { name: "Erika M.", email: "erika@schule.example", topic: "QUOTATION", reference: "", text };
  await take("SendContactFormMail", { message, honeypot: "" });
  await subscribe(take);
  const item = await firstItem(take, categoryId);
  await take("ZoomPictures", { itemId: item.itemId });
  await take("ValidateOrderForm", { entries: [{ orderNumber: item.orderNumber, quantity: 2 }] });
  await take("GeneratePdfForm", { entries: [] });
  await competeIn(take);
  await take("RecordGlanceView", { productId: item.productId, itemId: item.itemId, domain: "localhost" });
  return item;
}

const Competition = v.object({ getCompetition: v.object({ id: v.string() }) });

async function competeIn(take: Take): Promise<void> {
  const { id: competitionId } = v.parse(Competition, await take("CompetitionPage")).getCompetition;
  const person = { firstName: "Erika", lastName: "Muster", email: "gewinn@example.org" };
  const entry = { competitionId, ...person, answer: "Die Leseecke.", acceptsConditions: true };
  await take("SubscribeToCompetition", { entry, honeypot: "" });
}

async function subscribe(take: Take): Promise<void> {
  const email = "newsletter@example.org";
  await take("EmailSubscribed", { email });
  await take("SubscribeToNewsletter", { email, honeypot: "" });
  await take("NewsletterSubscription", { token: "of-no-mail" });
  await take("ConfirmNewsletter", { token: "of-no-mail" });
  await take("UnsubscribeNewsletter", { email, houseNr: "12", honeypot: "" });
  await take("EndNewsletter", { token: "of-no-mail" });
}

const Reviews = v.object({
  getReviewsByProductId: v.object({ reviews: v.array(v.object({ ratingId: v.string() })) }),
});
const firstReviewOf = (answer: unknown): string =>
  v.parse(Reviews, answer).getReviewsByProductId.reviews[0]?.ratingId ?? "";

/** An item that can be bought without a choice among variants. */
async function firstItem(take: Take, categoryId: string): Promise<ChosenItem> {
  const paging = { offset: 0, limit: 60, sortBy: null };
  const page = await take("CategoryPage", { categoryId, paging, filter: emptyFilter });
  for (const { id } of v.parse(Category, page).core_category.products.products) {
    const answer = await take("ProductPage", { productId: id, selectedVariants: [], itemId: null });
    const { item } = v.parse(Product, answer).getVariantInformationForProduct;
    if (item?.availableForSale === true)
      return {
        orderNumber: item.orderNumber,
        productId: id,
        itemId: item.itemId,
        quantity: item.minimumOrderQuantity,
      };
  }
  throw new Error(`Category ${categoryId} has no product without variants that can be bought`);
}

async function order(take: Take, { itemId, quantity }: ChosenItem): Promise<void> {
  const { cartId } = v.parse(SessionCart, await take("PageSession")).session;
  const addPosition = { setItemId: itemId, updateQuantity: { quantity: Math.max(2, quantity) } };
  await take("UpdateCart", { data: { cartId, ops: [{ positionOp: { addPosition } }] } });
  await take("SetOrderReference", { cartId, orderReference: "Klasse 3b" });
  await take("BasketPage");
  await take("MiniCart");
  await take("LightningReservation");
  await take("ExtendReservation", { cartId });
  await take("RefreshReservation", { cartId });
  await take("CheckoutAuth", { authType: "guest" });
  await ship(take, cartId);
  await pay(take, cartId);
  const { orderId } = v.parse(Order, await take("ConfirmationPage")).session.checkout;
  await take("ThankYou", { orderId });
  await take("ContactFormData", { orderId });
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
  await take("SetRatingWish", { cartId, isWanted: true });
  await take("SetOrderComment", { cartId, orderComment: "Bitte an der Pforte abgeben." });
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
  await take("PrimeOpen");
  await take("SubmitPrimeSubscription", { paymentId: "INVOICE" });
  const submissionId = "5b6f3f0e-3a6f-4a57-9a52-0d2f6f0c1a14";
  const declarant = { name: "Johanna Beispiel", email: "demo@chalkbox.example" };
  await take("CancelMembership", { cancellation: { submissionId, kind: "ORDINARY", ...declarant } });
  await take("OrderedMembership");
  await take("EarlyDeals");
  await take("SubscribeToPrimeWaitingList", { email: "warteliste@example.org", honeypot: "" });
}

async function signIn(take: Take): Promise<void> {
  const Permit = v.object({ getCurrentUploadSignature: v.object({ signature: v.string() }) });
  const { signature } = v.parse(Permit, await take("CurrentUploadSignature")).getCurrentUploadSignature;
  const certificate = Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\n%%EOF\n").toString("base64");
  await take("UploadCertificate", {
    file: { name: "nachweis.pdf", part: 0, parts: 1, data: certificate },
    signature,
  });
  const credentials = { email: "100200", password: "kreide-2026" };
  await take("Login", { credentials, mergeCart: true });
  await take("BusinessChoices");
  await take("Logout");
}

async function openAccount(take: Take): Promise<void> {
  const customer = {
    email: "neues.konto@example.org",
    password: "kreide-2026",
    firstName: "Erika",
    lastName: "Muster",
  };
  await take("UniqueEmail", { email: customer.email });
  await take("ForgotPassword", { email: customer.email, customerNumber: "", phone: "", honeypot: "" });
  await take("PasswordForgotten");
  await take("TokenValidity", { emailToken: "of-no-mail" });
  const forgotten = { newPassword: "tafel-2028", newPasswordRepeated: "tafel-2028" };
  await take("ChangeForgottenPassword", { emailToken: "of-no-mail", ...forgotten });
  await take("RegisterCustomer", { customer });
  await take("CheckoutAddBillingAddress", { address: billing });
  const { getBillingAddresses } = v.parse(Billing, await take("AddressBook"));
  const addressId = getBillingAddresses[0]?.addressId;
  await take("RemoveAddress", { addressId });
  await take("RevertAddress", { addressId });
  const newPassword = "tafel-2027";
  await take("ChangePassword", { currentPassword: customer.password, newPassword, newPasswordRepeated: newPassword });
  await take("ChangeAccountData", { data: { firstName: "Erika", lastName: "Muster", salutation: "MS" } });
  await take("ChangePhone", { phone: "+49 30 1234567" });
  await take("ChangeEmail", { email: "anderes.konto@example.org", currentPassword: newPassword });
  await take("ConfirmEmail", { emailToken: "of-no-mail" });
  await take("RestoreEmail", { emailToken: "of-no-mail" });
  await take("DeleteAccount", { currentPassword: newPassword });
}
