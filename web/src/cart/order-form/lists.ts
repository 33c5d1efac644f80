import { isChosen } from "../../lib/file-parts.ts";
import type { OrderFormTexts } from "./order-form-copy.ts";

/** Reason why a list was not read; `found`: the kind of file, where it is known. */
export interface ListFault {
  readonly kind: "otherFile" | "empty" | "tooMany" | "tooLarge" | "damaged" | "busy";
  readonly found?: string | null | undefined;
}

/** A line that was read, as it travels from the server to the browser. */
export interface ReadLine {
  readonly line: number;
  readonly orderNumber: string;
  readonly amount: string;
}

/** Result for the lists of a form: their lines, or why one of its two fields was not read. */
export type ReadLists =
  | { readonly lines: readonly ReadLine[]; readonly fault: null }
  | { readonly lines: null; readonly fault: ListFault; readonly field: "paste" | "file" };

/** Reads the pasted list and the file of a form: on the server itself, in the browser by asking it; null: it cannot be reached. */
export type ReadForm = (form: FormData) => Promise<ReadLists | null>;

/** The fields of a form that lists are in. */
export const listFields = ["paste", "file"] as const;

/** Tells forms that bring a list along. */
export function bringsList(form: FormData): boolean {
  const [paste, file] = listFields.map((name) => form.get(name));
  return (typeof paste === "string" && paste.trim() !== "") || isChosen(file ?? null);
}

/** The sentence about a list that was not read. */
export function listFaultText({ kind, found }: ListFault, field: "paste" | "file", t: OrderFormTexts): string {
  switch (kind) {
    case "otherFile":
      return t.otherFile(found ?? null);
    case "empty":
      return field === "file" ? t.emptyFile : t.emptyPaste;
    case "tooMany":
      return t.tooMany;
    case "tooLarge":
      return field === "file" ? t.largeFile : t.largePaste;
    case "damaged":
      return t.damagedFile;
    case "busy":
      return t.busy;
  }
}
