/** The name that an enum of the graph gives a stored value, e.g. `SHIPPED` for `shipped`. */
export const graphEnum = <Value extends string>(value: Value): Uppercase<Value> =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the type's word for the same
  value.toUpperCase() as Uppercase<Value>;
