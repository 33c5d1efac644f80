import { type Entry, type PlainEntry, useList } from "./list-context.ts";
import { rowsInOrder } from "./rows-in-order.ts";
import { TableFrame } from "./table-frame.tsx";
import { RemovedRow, WishRow } from "./wish-row.tsx";

/** A page of what is on the list, and what was removed from it at its old place. */
export function WishTable() {
  const { list } = useList();
  const { entries, removedEntries, firstRow } = list.entryPage;
  const rows = rowsInOrder<Entry | PlainEntry>(entries, removedEntries, firstRow);
  return (
    <TableFrame name={list.name}>
      {rows.map(({ kind, entry }) =>
        kind === "entry" && "comments" in entry ? (
          <WishRow key={entry.externalId} entry={entry} />
        ) : (
          <RemovedRow key={`removed ${entry.externalId}`} entry={entry} />
        ),
      )}
    </TableFrame>
  );
}
