/** Marks what messages must never cover: headers, the heads of dialogs, and the steps of a checkout. */
export const keepClear = { "data-keep-clear": "" } as const;

/** Marks what hangs at the right edge and may reach far down: messages stand beside it, where there is room. */
export const keepClearBeside = { "data-keep-clear": "beside" } as const;
