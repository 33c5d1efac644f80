/** Marks what messages must never cover: headers, the heads of dialogs, and the steps of a checkout. */
export const keepClear = { "data-keep-clear": "" } as const;
