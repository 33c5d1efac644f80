/**
 * How many stars a rating shows, in half steps (TILE-12): the bounds are at .4 and .9, and 1.4 to
 * under 1.9 gives one and a half. Without any rating there are no stars (C-48).
 * @param average 0 to 5
 * @param count how many shoppers rated
 * @returns 1 to 5 in steps of 0.5, or `null` for "show no stars"
 */
export function starsFor(average: number, count: number): number | null {
  if (count <= 0) return null;
  if (average < 1.4) return 1;
  if (average >= 4.9) return 5;
  /* tenths as integers: 3.4 + 0.1 in floating point is below 3.5 */
  const tenths = Math.floor(Math.round(average * 1e6) / 1e5);
  return Math.floor((tenths + 1) / 5) / 2;
}
