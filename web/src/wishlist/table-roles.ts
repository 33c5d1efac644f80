/**
 * The roles of the table's elements, to be spread on them: browsers drop the implicit ones where small screens lay rows out
 * as blocks.
 */
export const roles = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  header: { role: "columnheader" },
  cell: { role: "cell" },
} as const;
