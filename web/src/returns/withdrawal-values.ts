import type { WithdrawalOrderQuery } from "../graph/generated/WithdrawalOrder.ts";
import type { FormValues } from "../lib/form-values.ts";

/** An order as far as it can be withdrawn from (C-99). */
export type WithdrawalOrder = NonNullable<WithdrawalOrderQuery["getWithdrawalOrder"]>;

/** Name of a line's field; the shop's own name of what is wrong with it. */
export const quantityField = (id: string): string => `items.${id}.quantity`;

/** Lines that can be withdrawn from. */
export const openItems = ({ items }: WithdrawalOrder): WithdrawalOrder["items"] =>
  items.filter(({ quantity }) => quantity > 0);

/** A line as the graph takes it. */
export interface WithdrawnItem {
  readonly id: string;
  readonly quantity: number;
}

/** The lines that a declaration is about: all that can be, or those with a number. */
export const withdrawnItems = (order: WithdrawalOrder, values: FormValues): readonly WithdrawnItem[] =>
  openItems(order).flatMap(({ id, quantity }) => {
    const pieces = values["what"] === "some" ? Number(values[quantityField(id)] ?? 0) : quantity;
    return pieces > 0 ? [{ id, quantity: pieces }] : [];
  });
