import type { TransactionSql } from "../platform/database.ts";
import { findCatalogueItems, findGiftItems, insertOffer, insertVoucher } from "./voucher.store.ts";

const stores = ["de", "at", "ch", "b2b"] as const;

/**
 * Demo data: a voucher of 10 %, one that adds an article, an article that bigger carts may have for nothing, and
 * catalogues, which every cart may have.
 */
export async function seedVouchers(tx: TransactionSql): Promise<void> {
  const percentage = { code: "SCHULE10", nameDe: "10 % zum Schulstart", nameEn: "10 % off for the new school year" };
  await insertVoucher(tx, {
    ...percentage,
    percentBasisPoints: 1_000,
    itemId: null,
    minimumSubtotalCents: 3_000,
    maxPerCustomer: 1,
  });
  const [gift, free] = await findGiftItems(tx, 2);
  if (gift !== undefined) {
    const names = { code: "GESCHENK", nameDe: "Ein Geschenk zu Ihrer Bestellung", nameEn: "A gift with your order" };
    await insertVoucher(tx, {
      ...names,
      percentBasisPoints: null,
      itemId: gift,
      minimumSubtotalCents: 5_000,
      maxPerCustomer: 1,
    });
  }
  const catalogues = await findCatalogueItems(tx);
  for (const store of stores) {
    if (free !== undefined) await insertOffer(tx, store, { itemId: free, kind: "free", minimumSubtotalCents: 8_000 });
    for (const itemId of catalogues) await insertOffer(tx, store, { itemId, kind: "catalog", minimumSubtotalCents: 0 });
  }
}
