import type { TransactionSql } from "../src/platform/database.ts";

const batchSize = 2000;

/**
 * Inserts rows of one table in large batches: one statement a batch, the rows as one JSON parameter.
 * All rows must have the same properties; they name the columns.
 */
export async function insertRows(tx: TransactionSql, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = tx(Object.keys(first));
  for (let start = 0; start < rows.length; start += batchSize) {
    const batch = JSON.stringify(rows.slice(start, start + batchSize));
    await tx`insert into ${tx(table)} (${columns}) select ${columns} from json_populate_recordset(null::${tx(table)}, ${batch}::text::json)`;
  }
}
