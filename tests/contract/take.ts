/** Sends one operation on behalf of one visitor and keeps what it took; the answer's `data` comes back. */
export type Take = (operation: string, variables?: Readonly<Record<string, unknown>>) => Promise<unknown>;
