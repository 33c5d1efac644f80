import type { CartItem, CartRow, OfferRow, PositionRow, VoucherRow } from "../src/cart/cart.types.ts";
import type { Address } from "../src/cart/address/address.types.ts";
import type { CartParts } from "../src/cart/cart-parts.ts";
import { type CartView, viewCart } from "../src/cart/cart-view.ts";

/** The moment of tests of carts that need no database: a Monday. */
export const moment = new Date("2026-11-23T10:00:00Z");

/** An item for 10.00 € with 19 % VAT, of which there is plenty. */
export const anItem = (changes: Partial<CartItem> = {}): CartItem => ({
  id: 1,
  productId: 11,
  orderNumber: "100001",
  nameDe: "Stift",
  nameEn: "Pencil",
  minimumQuantity: 1,
  maximumQuantity: 9_999,
  shippingClass: "parcel",
  weightGrams: 20,
  deliveryDaysMin: 1,
  deliveryDaysMax: 3,
  deliveryFree: false,
  isPrime: false,
  isMembership: false,
  picture: { kind: "pencil", colour: "#d8352a", accent: "#f4c430" },
  priceCents: 1_000,
  lowest30DaysCents: null,
  vatRate: 1_900,
  stock: 10_000,
  shortageDe: null,
  shortageEn: null,
  deal: null,
  nextDealOpensAt: null,
  nextDealCents: null,
  variants: [],
  ...changes,
});

/** One piece of the item 1, bought at its usual price. */
export const aPosition = (changes: Partial<PositionRow> = {}): PositionRow => ({
  id: "p1",
  itemId: 1,
  kind: "normal",
  quantity: 1,
  dealId: null,
  reservedUntil: null,
  shownCents: null,
  lapsedQuantity: 0,
  lapsedCents: null,
  ...changes,
});

/** A voucher of 10 % without a minimum. */
export const aVoucher = (changes: Partial<VoucherRow> = {}): VoucherRow => ({
  code: "ZEHN",
  kind: "percentage",
  nameDe: "Zehn",
  nameEn: "Ten",
  percentBasisPoints: 1_000,
  itemId: null,
  minimumSubtotalCents: 0,
  isRunning: true,
  maxRedemptions: null,
  maxPerCustomer: null,
  counted: false,
  ...changes,
});

/** The item 2 for nothing with baskets from 40.00 €. */
export const anOffer = (changes: Partial<OfferRow> = {}): OfferRow => ({
  itemId: 2,
  kind: "free",
  minimumSubtotalCents: 4_000,
  ...changes,
});

/** An address in Berlin. */
export const anAddressOf = (changes: Partial<Address> = {}): Address => ({
  id: "a1",
  kind: "billing",
  isCustomerAddress: true,
  isPackstation: false,
  salutation: "MS",
  firstName: "Anna",
  lastName: "Beispiel",
  company: "Waldschule",
  street: "Weg 1",
  addition: "Hof",
  postCode: "10115",
  city: "Berlin",
  country: "DE",
  email: "anna@example.org",
  phone: "030 1234567",
  ...changes,
});

/** An empty open cart of the German store. */
export const aCart = (changes: Partial<CartRow> = {}): CartRow => ({
  id: "c1",
  store: "de",
  userId: "u1",
  customerId: null,
  takenFrom: null,
  submittedAt: null,
  submittedBy: null,
  mergedAt: null,
  mergedInto: null,
  billingAddressId: null,
  shippingAddressId: null,
  shipper: null,
  speditionFields: {},
  paymentMethod: null,
  buyerReference: null,
  orderReference: "",
  orderComment: "",
  shownTotalCents: null,
  orderNumber: null,
  ...changes,
});

/** What a test decides about a cart. */
export type PartChanges = Partial<Omit<CartParts, "cart" | "items" | "addresses">> & {
  readonly cart?: Partial<CartRow>;
  readonly items?: readonly CartItem[];
  readonly addresses?: readonly Address[];
};

/** What a cart with one pencil is made of. */
export function cartParts({ cart, items = [anItem()], addresses = [], ...changes }: PartChanges = {}): CartParts {
  return {
    cart: aCart(cart),
    positions: [aPosition()],
    items: new Map(items.map((item) => [item.id, item])),
    vouchers: [],
    spent: new Map(),
    corrections: [],
    offers: [],
    addresses: new Map(addresses.map((address) => [address.id, address])),
    isMember: false,
    now: moment,
    withShippingCost: true,
    ...changes,
  };
}

/** The same, worked out. */
export const cartView = (changes?: PartChanges): CartView => viewCart(cartParts(changes));
