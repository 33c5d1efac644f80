/**
 * One unit of measure as a base price states it: amounts that are measured with their decimal (`1,0 kg`, TILE-16), things
 * that are counted without (`1 Stück`). Units of measure are the short ones.
 */
export const oneUnit = (unit: string, decimalMark: "," | "."): string =>
  unit.length <= 2 ? `1${decimalMark}0 ${unit}` : `1 ${unit}`;
