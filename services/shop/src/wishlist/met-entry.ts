import type { ItemRow } from "../catalogue/catalogue.types.ts";
import { pick } from "../catalogue/language.ts";
import type { ProductAggregate } from "../catalogue/product/product.loader.ts";
import type { Language } from "../platform/context.ts";

/** What was to be moved between a list and a cart, and what came of it. */
export interface MetEntry {
  readonly productId: string;
  readonly itemId: string | null;
  readonly entryId: string | null;
  /** Null: the storefront does not sell it. */
  readonly product: ProductAggregate | null;
  readonly item: ItemRow | null;
  readonly requested: number;
  readonly added: number;
  readonly outcome: Outcome;
}

/** An entry with what a shopper reads about it. */
export type ExplainedEntry = MetEntry & { readonly message: string };

/** What came of an entry. */
export type Outcome = "added" | "quantityChanged" | "variantsToChoose" | "maxInCart" | "unavailable";

/** Whether it can be bought now. */
export const isSaleable = ({ product, item }: MetEntry): boolean =>
  product !== null && (item ?? product.best).stock > 0;

/** Lists of an answer by their names in the graph (WISH-30, WISH-31). */
export const sortedOut = <Entry extends MetEntry>(met: readonly Entry[]) => ({
  variantsToChoose: met.filter(({ outcome }) => outcome === "variantsToChoose"),
  quantityChanged: met.filter(({ outcome }) => outcome === "quantityChanged"),
  maxInCart: met.filter(({ outcome }) => outcome === "maxInCart" || outcome === "unavailable"),
  successfullyAdded: met.filter(({ outcome }) => outcome === "added" || outcome === "quantityChanged"),
});

/** What a shopper reads about an entry that was to go into the cart. */
export function cartOutcomeText(entry: MetEntry, language: Language): string {
  const { requested, added } = entry;
  const say = (de: string, en: string) => pick(language, de, en);
  switch (entry.outcome) {
    case "added":
      return say(`${added} Stück liegen jetzt im Warenkorb.`, `${added} are in your basket now.`);
    case "quantityChanged":
      return say(
        `${added} statt ${requested} Stück liegen jetzt im Warenkorb: eine andere Menge ist gerade nicht möglich.`,
        `${added} instead of ${requested} are in your basket now: no other quantity is possible at the moment.`,
      );
    case "variantsToChoose":
      return say("Bitte wählen Sie zuerst eine Variante.", "Please choose a variant first.");
    case "maxInCart":
      return say("Mehr davon passen nicht in den Warenkorb.", "Your basket cannot hold more of it.");
    case "unavailable":
      return say("Dieser Artikel ist gerade nicht erhältlich.", "This item is not available at the moment.");
  }
}

/** What a shopper reads about a position of the cart that was to go on a list. */
export function listOutcomeText(entry: MetEntry, language: Language): string {
  const { requested, added } = entry;
  const say = (de: string, en: string) => pick(language, de, en);
  switch (entry.outcome) {
    case "added":
      return say(`${added} Stück stehen jetzt auf der Liste.`, `${added} are on the list now.`);
    case "quantityChanged":
      return say(
        `Auf der Liste stehen ${added} Stück, im Warenkorb sind es ${requested}.`,
        `${added} are on the list, ${requested} in the basket.`,
      );
    case "variantsToChoose":
      return say(
        "Diese Variante gibt es nicht mehr. Bitte wählen Sie auf der Liste eine andere.",
        "This variant is no longer sold. Please choose another one on the list.",
      );
    case "maxInCart":
      return say("Die Liste ist voll.", "The list is full.");
    case "unavailable":
      return say("Dieses Produkt gibt es nicht mehr.", "This product no longer exists.");
  }
}
