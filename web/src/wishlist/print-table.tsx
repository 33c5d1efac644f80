import { Replacement } from "./entry-article.tsx";
import { useList } from "./list-context.ts";
import { PlainRow } from "./plain-table.tsx";
import { RowComments } from "./row-comments.tsx";
import { TableFrame } from "./table-frame.tsx";

/** All that is on the list, as it is printed: without what changes it. */
export function PrintTable() {
  const { list } = useList();
  return (
    <TableFrame name={list.name}>
      {list.entryPage.entries.map((entry) => (
        <PlainRow key={entry.externalId} entry={entry} quantity={entry.quantity}>
          <Replacement entry={entry} />
          <RowComments entry={entry} />
        </PlainRow>
      ))}
    </TableFrame>
  );
}
