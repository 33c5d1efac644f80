import { randomUUID } from "node:crypto";
import type { BackOffice } from "../testkit/back-office.ts";
import type { ProductWish } from "../testkit/product-wish.ts";
import type { VoucherWish } from "../testkit/voucher-wish.ts";
import type { ModelItem, ModelShop, ModelVoucher } from "./rules/shop.ts";

/** Pieces of an order at most where operators set nothing else. */
const anyNumber = 9_998;
const plenty = 1_000_000;

/** Items of a world by what is special about them. */
export const itemIndex = { plain: 0, bounded: 1, scarce: 2, dealt: 3 } as const;

const wishes: readonly ProductWish[] = [
  { priceCents: 1_299, stock: plenty },
  { priceCents: 455, stock: plenty, minimum: 2, maximum: 6 },
  { priceCents: 2_495, stock: 8 },
  { priceCents: 1_990, stock: plenty },
];

/** Vouchers of a world: they compete for the one percentage of a cart, for their limits and for minimums. */
const vouchers: readonly Omit<ModelVoucher, "code" | "redemptions">[] = [
  { percent: 20, minimumCents: 0, isRunning: true, mostInAll: null, mostPerCustomer: null },
  { percent: 30, minimumCents: 3_000, isRunning: true, mostInAll: null, mostPerCustomer: null },
  { percent: 40, minimumCents: 0, isRunning: true, mostInAll: null, mostPerCustomer: 1 },
  { percent: 25, minimumCents: 0, isRunning: true, mostInAll: 2, mostPerCustomer: null },
  { percent: 35, minimumCents: 1_500, isRunning: false, mostInAll: 3, mostPerCustomer: 1 },
  { percent: null, minimumCents: 2_000, isRunning: true, mostInAll: null, mostPerCustomer: 1 },
];
/** How many vouchers a world has. */
export const voucherCount = vouchers.length;

/** Items and vouchers of a world of shoppers, its own alone. */
export interface Assortment {
  readonly shop: ModelShop;
  /** Item that vouchers add for nothing. */
  readonly giftId: string;
}

/** Puts items and vouchers into the shop, for one world of shoppers. */
export async function newAssortment(backOffice: BackOffice): Promise<Assortment> {
  const [gift, ...items] = await Promise.all([{ stock: plenty }, ...wishes].map((wish) => newItem(backOffice, wish)));
  const run = randomUUID().slice(0, 8).toUpperCase();
  const offered = vouchers.map((voucher, index) => ({ ...voucher, code: `V${index}-${run}`, redemptions: [] }));
  const assortment = { shop: { items, vouchers: offered }, giftId: gift?.id ?? "" };
  await Promise.all(offered.map((voucher) => offerVoucher(backOffice, assortment, voucher)));
  return assortment;
}

async function newItem(backOffice: BackOffice, wish: ProductWish): Promise<ModelItem> {
  const { id: productId, items } = await backOffice.createProduct(wish);
  const [{ id, orderNumber } = { id: "", orderNumber: "" }] = items;
  const { priceCents = 0, stock = 0, minimum = 1, maximum = anyNumber } = wish;
  return { id, productId, orderNumber, priceCents, stock, minimum, maximum, deal: null };
}

/** Lets the shop offer a voucher as the model has it. @param endsIn milliseconds until it ends; none without */
export function offerVoucher(
  backOffice: BackOffice,
  { giftId }: Pick<Assortment, "giftId">,
  voucher: ModelVoucher,
  endsIn?: number,
): Promise<void> {
  const { code, percent, minimumCents, isRunning, mostInAll, mostPerCustomer } = voucher;
  const inAnHour = new Date(Date.now() + 3_600_000);
  const wish: VoucherWish = {
    code,
    name: "Gutschein",
    ...(percent === null ? { itemId: giftId } : { percentBasisPoints: percent * 100 }),
    minimumSubtotalCents: minimumCents,
    ...(mostInAll !== null && { maxRedemptions: mostInAll }),
    ...(mostPerCustomer !== null && { maxPerCustomer: mostPerCustomer }),
    ...(!isRunning && { startsAt: inAnHour }),
    ...(endsIn !== undefined && { endsAt: new Date(Date.now() + endsIn) }),
  };
  return backOffice.saveVoucher(wish);
}
