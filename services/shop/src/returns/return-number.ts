/** The number of a return as it is printed, e.g. `R-0000012`. */
export const returnNumber = (number: number): string => `R-${String(number).padStart(7, "0")}`;
