import type { CardBrand } from "./card-number.ts";

/** What a test card makes the provider do. */
export type CardBehaviour = "success" | "challenge" | "decline" | "cancel" | "timeout";

/** A card that the sandbox accepts. */
export interface TestCard {
  /** Sixteen digits. */
  readonly number: string;
  readonly brand: CardBrand;
  readonly behaviour: CardBehaviour;
}

/** All cards that can be used here, in the order in which the page lists them. */
export const testCards: readonly TestCard[] = [
  { number: "4111111111111111", brand: "visa", behaviour: "success" },
  { number: "5555555555554444", brand: "mastercard", behaviour: "success" },
  { number: "4000000000003220", brand: "visa", behaviour: "challenge" },
  { number: "4000000000000002", brand: "visa", behaviour: "decline" },
  { number: "4000000000003063", brand: "visa", behaviour: "cancel" },
  { number: "4000000000000119", brand: "visa", behaviour: "timeout" },
];
