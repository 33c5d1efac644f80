/** What a quantity may be. */
export interface QuantityLimits {
  /** least quantity sold; 1 when not given */
  readonly min?: number | undefined;
  /** most that is sold at once; 999 when not given (C-07) */
  readonly max?: number | undefined;
  /** whether 0 means "remove the line" (C-08) */
  readonly deleteOnZero?: boolean | undefined;
}

/** The quantity to use, and why it differs from the one requested. */
export interface ClampedQuantity {
  readonly quantity: number;
  readonly reason: "ok" | "above-max" | "below-min" | "delete";
}

/** A change is accepted below 9999 only (C-07, WISH-22). */
const highest = 9998;

/**
 * Fits a wished quantity into its limits (C-07, C-08, PDP-19): above the maximum it is clamped,
 * below the minimum or not a number it is reset to the minimum, and 0 deletes only where that is on.
 * Pieces are whole: a fraction is cut off.
 */
export function clampQuantity(wished: number, limits: QuantityLimits = {}): ClampedQuantity {
  const max = Math.min(Math.max(limits.max ?? 999, 1), highest);
  const min = Math.min(Math.max(limits.min ?? 1, 1), max);
  const whole = Number.isFinite(wished) ? Math.trunc(wished) : Number.NaN;
  if (whole === 0 && limits.deleteOnZero === true) return { quantity: 0, reason: "delete" };
  if (whole > max) return { quantity: max, reason: "above-max" };
  if (!(whole >= min)) return { quantity: min, reason: "below-min" };
  return { quantity: whole, reason: "ok" };
}
