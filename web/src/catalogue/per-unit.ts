/** "1.0 kg", "100 sheets", "piece": the amount of a unit price in English, where one of what is counted has no figure (TILE-16, C-101). */
export const perUnit = (amount: string, unit: string): string => (amount === "1" ? unit : `${amount} ${unit}`);
