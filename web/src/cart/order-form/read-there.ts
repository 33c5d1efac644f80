import * as v from "valibot";
import { listFields, type ReadLists } from "./lists.ts";

const kinds = ["otherFile", "empty", "tooMany", "tooLarge", "damaged", "busy"] as const;
const line = v.object({ line: v.number(), orderNumber: v.string(), amount: v.string() });
const answer = v.union([
  v.object({ lines: v.array(line), fault: v.null() }),
  v.object({
    lines: v.null(),
    fault: v.object({ kind: v.picklist(kinds), found: v.optional(v.nullable(v.string())) }),
    field: v.picklist(listFields),
  }),
]);

/** The field that most of the form's bytes are in. */
function largestOf(lists: FormData): (typeof listFields)[number] {
  const [paste, file] = [lists.get("paste"), lists.get("file")];
  const pasted = typeof paste === "string" ? new Blob([paste]).size : 0;
  return file instanceof Blob && file.size > pasted ? "file" : "paste";
}

/**
 * Has the server read the lists of a form: what reads files is not for browsers to load.
 * @returns null where the server cannot be reached, or cannot answer
 */
export async function readThere(form: FormData): Promise<ReadLists | null> {
  const lists = new FormData();
  for (const name of listFields) {
    const value = form.get(name);
    if (value !== null) lists.set(name, value);
  }
  const response = await fetch("/service/orderform/list", { method: "POST", body: lists }).catch(() => null);
  // What is too long for the server altogether is answered before it is read.
  if (response?.status === 413) return { lines: null, fault: { kind: "tooLarge" }, field: largestOf(lists) };
  return response?.ok === true ? v.parse(answer, await response.json()) : null;
}
