import { cutText, readText } from "@chalkbox/input-text/read-text";

/** What the address of the order list requests (ROUTE-14). */
export interface OrderSearch {
  /** From 1, as people count (ORD-02). */
  readonly page: number;
  readonly words: string;
  /** `last3months`, `all` or a year; the shop takes anything else as the first. */
  readonly filter: string;
}

export const defaultFilter = "last3months";

/** Reads `p`, `q` and `filter`; a page that is no number is the first (C-46). */
export function orderSearchOf(params: URLSearchParams): OrderSearch {
  const page = params.get("p") ?? "";
  return {
    page: /^[1-9]\d{0,4}$/u.test(page) ? Number(page) : 1,
    words: cutText(readText(params.get("q") ?? "").trim(), 100),
    filter: (params.get("filter") ?? "").slice(0, 20) || defaultFilter,
  };
}

/** Variables of the list's query: its pages count from zero (ORD-02). */
export const orderListVariables = ({ page, words, filter }: OrderSearch) => ({
  page: page - 1,
  searchText: words === "" ? null : words,
  dateFilter: filter,
});

/** The list's address, without what is usual anyway. */
export function orderListPath({ page, words, filter }: OrderSearch): string {
  const params = new URLSearchParams({
    ...(page > 1 && { p: String(page) }),
    ...(words !== "" && { q: words }),
    ...(filter !== defaultFilter && { filter }),
  }).toString();
  return `/myaccount/orders/${params === "" ? "" : `?${params}`}`;
}

/** Address of an order's page. */
export const orderPath = (orderId: string): string =>
  `/myaccount/orders/orderdetail/?orderId=${encodeURIComponent(orderId)}`;
