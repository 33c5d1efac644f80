import { defineCopy } from "../lib/copy.ts";

/** Texts of the mini cart. */
export const miniCartCopy = defineCopy({
  de: {
    title: "Warenkorb",
    added: "Liegt jetzt im Warenkorb",
    goOn: "Weiter einkaufen",
    empty: "Ihr Warenkorb ist leer.",
    pieces: (count: number, price: string) => `${count} × ${price}`,
    deal: (count: number, price: string) => `${count} × ${price} im Blitzangebot`,
    free: "Gratis",
    removeOf: (name: string) => `${name} entfernen`,
    removed: (name: string) => `Der Artikel „${name}“ wurde aus dem Warenkorb entfernt.`,
    failed: "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
    total: "Gesamtsumme",
    viewAll: (count: number) => `Alle ${count} Artikel ansehen`,
    toBasket: "Zum Warenkorb",
  },
  en: {
    title: "Basket",
    added: "Now in your basket",
    goOn: "Continue shopping",
    empty: "Your basket is empty.",
    pieces: (count: number, price: string) => `${count} × ${price}`,
    deal: (count: number, price: string) => `${count} × ${price} in the deal`,
    free: "Free",
    removeOf: (name: string) => `Remove ${name}`,
    removed: (name: string) => `The article "${name}" was removed from cart.`,
    failed: "That did not work. Please try again.",
    total: "Total",
    viewAll: (count: number) => `View all ${count} articles`,
    toBasket: "To the basket",
  },
});
