/** Prints a line. */
export type Say = (line: string) => void;
