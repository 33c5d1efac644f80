import { isChosen } from "../../lib/file-parts.ts";
import { type ListResult, mostBytes, mostLines, readOrderList } from "@chalkbox/order-list";
import type { ReadLine, ReadLists } from "./lists.ts";

/** Reads the lists of a form that has arrived; those that are too large are refused before they are looked into. */
export async function readHere(form: FormData): Promise<ReadLists> {
  const [paste, file] = [form.get("paste"), form.get("file")];
  const lines: ReadLine[] = [];
  for (const [field, list] of [
    ["paste", paste],
    ["file", file],
  ] as const) {
    const result = await readField(list);
    if (result === null) continue;
    if (result.kind !== "lines") return { lines: null, fault: result, field };
    lines.push(...result.lines);
    if (lines.length > mostLines) return { lines: null, fault: { kind: "tooMany" }, field };
  }
  return { lines, fault: null };
}

/** Reads a field; null for an empty one. */
async function readField(list: FormDataEntryValue | null): Promise<ListResult | null> {
  if (typeof list === "string") return list.trim() === "" ? null : readOrderList(list);
  if (!isChosen(list)) return null;
  return list.size > mostBytes.workbook
    ? { kind: "tooLarge" }
    : readOrderList(new Uint8Array(await list.arrayBuffer()));
}
