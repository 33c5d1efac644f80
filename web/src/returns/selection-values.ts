import type { FormValues } from "../lib/form-values.ts";
import type { ReturnOrder } from "./return-gate.ts";

/** A line as the first step shows it. */
export type ReturnLine = ReturnOrder["items"][number];
type Chosen = ReturnOrder["state"]["selectedItems"][number];

/** Names of a line's fields; the shop's own names of what is wrong with them. */
export const fieldsOf = (id: string) =>
  ({
    selected: `items.${id}.selected`,
    quantity: `items.${id}.quantity`,
    reason: `items.${id}.reason`,
    comment: `items.${id}.additionalInfo`,
    picture: `items.${id}.picture`,
    component: (component: string) => `items.${id}.components.${component}`,
  }) as const;

/** What the form begins with: what the steps have kept. */
export function valuesOf(items: readonly ReturnLine[], chosen: readonly Chosen[]): FormValues {
  const entries = chosen.flatMap(({ id, quantity, reason, additionalInfo, components }) => {
    const fields = fieldsOf(id);
    return [
      [fields.selected, "on"],
      [fields.quantity, String(quantity)],
      [fields.reason, reason.code],
      [fields.comment, additionalInfo],
      ...components.map((component) => [fields.component(component), "on"]),
    ];
  });
  // Of a single piece there is nothing to choose.
  const single = items.flatMap(({ id, returnableQuantity }) =>
    returnableQuantity === 1 ? [[fieldsOf(id).quantity, "1"]] : [],
  );
  return Object.fromEntries([...single, ...entries]);
}

/** A line as the graph takes it (`ReturnSelectionInput`). */
export interface Selection {
  readonly id: string;
  readonly quantity: number;
  readonly reason: string;
  readonly additionalInfo: string;
  readonly components: readonly string[];
}

/** The ticked lines of a form that is right. */
export function selectionsOf(items: readonly ReturnLine[], values: FormValues): readonly Selection[] {
  return items.flatMap(({ id, components }) => {
    const fields = fieldsOf(id);
    if (values[fields.selected] === undefined) return [];
    return [
      {
        id,
        quantity: Number(values[fields.quantity]),
        reason: values[fields.reason] ?? "",
        additionalInfo: (values[fields.comment] ?? "").trim(),
        components: components.flatMap((part) => (values[fields.component(part.id)] === undefined ? [] : [part.id])),
      },
    ];
  });
}

/** What the steps have kept, as the graph takes it again. */
export const keptSelections = (order: ReturnOrder): readonly Selection[] =>
  order.state.selectedItems.map(({ id, quantity, reason, additionalInfo, components }) => ({
    id,
    quantity,
    reason: reason.code,
    additionalInfo,
    components,
  }));
