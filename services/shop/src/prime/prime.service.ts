import type { Price } from "../generated/graph.ts";
import { inLanguage, pick } from "../catalogue/language.ts";
import { findItem } from "../catalogue/product/product.service.ts";
import type { ShopContext } from "../platform/context.ts";
import { priceOf } from "../platform/money.ts";
import { readOffer } from "./prime.store.ts";

/** A membership on offer, in the shop language. */
export interface PrimeOffer {
  readonly name: string;
  readonly price: Price;
  readonly durationMonths: number;
  readonly advantages: readonly string[];
  readonly questions: readonly { readonly question: string; readonly answer: string }[];
}

/** The membership on offer (PRIME-01); null in storefronts without one, and where its item is not sold (C-71). */
export async function findPrimeOffer(context: ShopContext): Promise<PrimeOffer | null> {
  const { store, language } = context.storefront;
  const offer = await readOffer(context.database.read, store);
  const sold = offer && (await findItem(context, String(offer.itemId)));
  if (!offer || !sold) return null;
  return {
    name: pick(language, sold.product.row.nameDe, sold.product.row.nameEn),
    price: priceOf(sold.item.priceCents, language),
    durationMonths: offer.durationMonths,
    advantages: offer.advantages.map((advantage) => inLanguage(advantage, language)),
    questions: offer.questions.map(({ question, answer }) => ({
      question: inLanguage(question, language),
      answer: inLanguage(answer, language),
    })),
  };
}
