/** The pages of a return, in their order (ROUTE-17, RET-04). */
export const returnSteps = ["productselection", "regulations", "carrier", "confirm"] as const;
export type ReturnStepName = (typeof returnSteps)[number];

/** Where every return begins. */
export const returnsPath = "/myaccount/returns/";

/** The link of the order that an address is about; empty without any. */
export const orderLinkOf = (request: Request): string => new URL(request.url).searchParams.get("order") ?? "";

/** Address of a step; it names its order, so that two tabs may hold two returns. */
export const stepPath = (step: ReturnStepName, hash: string): string =>
  `${returnsPath}${step}/?order=${encodeURIComponent(hash)}`;

/** Address of the page about a return that was announced. */
export const donePath = (hash: string, rma: string): string =>
  `${stepPath("confirm", hash)}&rma=${encodeURIComponent(rma)}`;

/** Address of a label, from 1, as PDF. */
export const labelPath = (hash: string, rma: string, label: number): string =>
  `${returnsPath}label/?order=${encodeURIComponent(hash)}&rma=${encodeURIComponent(rma)}&label=${label}`;

/** Address of the withdrawal; with an order's link of its steps, with a number of its receipt. */
export function withdrawalPath(hash?: string, rma?: string): string {
  const query = new URLSearchParams({ ...(hash !== undefined && { order: hash }), ...(rma !== undefined && { rma }) });
  return `/myaccount/withdrawal/${query.size > 0 ? `?${query.toString()}` : ""}`;
}
