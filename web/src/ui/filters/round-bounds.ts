/** Bounds of a slider with the width of its steps. */
export interface RoundBounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Widths of a step, widest last; a slider has about forty of them. */
const steps = [0.5, 1, 5, 10, 50, 100, 500, 1_000, 5_000] as const;
const wantedSteps = 40;

/** The nearest round numbers around a range: 0.89 to 313.90 is 0 to 320 in steps of 10. */
export function roundBounds(min: number, max: number): RoundBounds {
  const step = steps.find((width) => (max - min) / width <= wantedSteps) ?? 10_000;
  return {
    min: Math.floor(min / step) * step,
    max: Math.max(Math.ceil(max / step), Math.floor(min / step) + 1) * step,
    step,
  };
}
