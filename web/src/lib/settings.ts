/** A switch or value that operators set, as the graph answers it. */
export interface Parameter {
  readonly name: string;
  readonly entry: string;
  readonly parameterValue: string;
}

/** The switches that pages follow: parameter, entry, and the one value that is on (CONST-01, docs/guides/settings.md). */
const switches = {
  /** The second version of the navigation (NAV-01). */
  navigation: ["featureFlags", "T155 Navigation", "true"],
  /** TWINT in the Swiss store (CHKP-08). */
  twint: ["featureFlags", "T134_Twint-Payment", "true"],
  /** Electronic invoices (FOOT-10). */
  electronicInvoice: ["paymentTypes", "xRechnung", "true"],
  /** DPD rather than GLS (FOOT-12, C-51). */
  dpd: ["shippingCarrier", "dpd", "true"],
  /** Comments on orders (CHKX-02, C-56). */
  orderComment: ["orderComment", "globalActivation", "true"],
  /** Returns (ACCESS-25). */
  returns: ["returnOrderSwitches", "globalActivation", "true"],
  /** What upstreams beside the shop know of a product (docs/guides/federation-example.md). */
  branches: ["furtherUpstreams", "productPage", "true"],
} as const;

/** Whether operators have switched something on: compared exactly, so that `True`, `1` or nothing at all is off (C-22). */
export function isOn(parameters: readonly Parameter[], name: keyof typeof switches): boolean {
  const [parameter, entry, on] = switches[name];
  return parameters.some((one) => one.name === parameter && one.entry === entry && one.parameterValue === on);
}
