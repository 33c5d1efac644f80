import type { VisitorIds } from "@chalkbox/session";

/** A field of the session's types whose value is the shop's. */
export interface Link {
  /** `Type.field` in the public graph. */
  readonly name: string;
  /** The shop's query that answers it. */
  readonly shopField: string;
  /** Name of that query's one argument. */
  readonly argument: string;
  /** The argument's type; never null. */
  readonly argumentType: string;
  /** The argument's value for a visitor. */
  readonly valueFor: (ids: VisitorIds) => string;
}

/** The visitor's cart. */
export const sessionCart: Link = {
  name: "Session.cart",
  shopField: "shop_findCart",
  argument: "cartId",
  argumentType: "ID",
  valueFor: ({ cartId }) => cartId,
};

const links: readonly Link[] = [sessionCart];

/** The link that a field is; undefined for all others. */
export function linkOf(typeName: string, fieldName: string): Link | undefined {
  const wanted = `${typeName}.${fieldName}`;
  return links.find(({ name }) => name === wanted);
}
