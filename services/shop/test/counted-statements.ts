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

/** A database that notes the statements that are run outside of transactions, one text each; parts of one are none. */
export function countedReads(database: Database): { readonly database: Database; readonly statements: string[] } {
  const statements: string[] = [];
  const counted = (pool: Database["write"]): Database["write"] =>
    new Proxy(pool, {
      apply(target, self, args: unknown[]) {
        const [strings] = args;
        const text = Array.isArray(strings) && "raw" in strings ? strings.join("?") : "";
        if (/^\s*(select|with|insert|update|delete)\b/i.test(text) && !isPart(text)) statements.push(text);
        return Reflect.apply(target, self, args) as unknown;
      },
    });
  return { database: { ...database, write: counted(database.write), read: counted(database.read) }, statements };
}

/** The lists that someone is on are part of other statements only. */
const isPart = (text: string): boolean => text.includes("'creator' as \"right\" from wishlist where");
