/** A switch or value; without a store it holds in all of them. */
export interface SeedParameter {
  readonly name: string;
  readonly entry: string;
  readonly value: string;
  readonly store: "de" | "at" | "ch" | "b2b" | null;
}

const all = (name: string, entry: string, value: string): SeedParameter => ({ name, entry, value, store: null });

/** All switches that the storefront reads (CONST-01, OP-Q-27). */
export const parameters: readonly SeedParameter[] = [
  all("featureFlags", "T155 Navigation", "true"),
  all("featureFlags", "T134_Twint-Payment", "false"),
  all("featureFlags", "T164-DHL-Retest", "false"),
  all("shippingCarrier", "dpd", "false"),
  all("paymentTypes", "xRechnung", "false"),
  { name: "paymentTypes", entry: "xRechnung", value: "true", store: "b2b" },
  // Any other value switches the wallet off (C-23).
  all("amazonPayV2Activation", "AmazonPayV2 Aktivierung", "amazonpay.activated"),
  all("returnOrderSwitches", "globalActivation", "true"),
  // lightning_deal is on from migration 0144 on.
  all("searchhubActivation", "searchhubActivation", "false"),
  all("navigationStartseite", "navigationStartseite", "true"),
  // Two categories that are landing pages: they count as home where visits are measured (TRACK-01, C-103).
  all("homeCategories", "first", "9000"),
  all("homeCategories", "second", "10000"),
  all("infobar", "infobar", ""),
  all("teaserlayer", "teaserlayer", ""),
  all("infolayer", "infolayer", ""),
  all("pageTeaser", "pageTeaser", ""),
  all("ishop_embedded_teaser", "ishop_embedded_teaser", ""),
  all("htmlTestContainer", "htmlTestContainer", ""),
  all("verkehrswesentlicheEigenschaften", "verkehrswesentlicheEigenschaften", "Farbe,Format,Lineatur,Größe,Material"),
];
