import type { Database, Queryable, TransactionSql } from "../src/platform/database.ts";

/** A database that notes what is run in its transactions, one text a statement or part of one. */
export function countedStatements(database: Database): { readonly database: Database; readonly statements: string[] } {
  const statements: string[] = [];
  const counted = <Sql extends Queryable>(sql: Sql): Sql =>
    new Proxy(sql, {
      apply(target, self, args: unknown[]) {
        const [strings] = args;
        if (Array.isArray(strings) && "raw" in strings) statements.push(strings.join("?"));
        return Reflect.apply(target, self, args) as unknown;
      },
    });
  const transaction: Database["transaction"] = (work) =>
    database.transaction((tx: TransactionSql) => work(counted(tx)));
  return { database: { ...database, transaction }, statements };
}
