import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { migrationsFolder } from "../../src/platform/migrations.ts";
import { insertRows } from "../insert-rows.ts";
import { runQuery, startTestDatabase, testContext } from "../../test/shop-test.ts";
import { headerGrid } from "./header.ts";
import { storeFacts } from "./blocks.ts";

const database = await startTestDatabase();
const migration = readFileSync(join(migrationsFolder, "0140_header_content.sql"), "utf8");
const headers = () => database.write`select store, rows, usps from content_grid where page_id = 'header-vue'`;

it("gives a shop that was filled before the header's content, and leaves what operators have made", async () => {
  await database.write.unsafe(migration);
  expect(await headers(), "a shop without the demo's content").toEqual([]);

  const own = { page_id: "header-vue", store: "at", rows: [], usps: [] };
  await database.transaction(async (tx) => {
    await insertRows(tx, "seed_record", [{ section: "content", seed: 1 }]);
    await insertRows(tx, "content_grid", [own]);
  });
  await database.write.unsafe(migration);
  const stored = new Map((await headers()).map(({ store, ...grid }) => [store, grid]));
  expect(stored.get("at")).toEqual({ rows: [], usps: [] });
  for (const store of ["de", "ch", "b2b"]) {
    const { data, errors } = await runQuery(
      testContext({ database, store: store === "b2b" ? "b2b" : store === "ch" ? "ch" : "de" }),
      `{ getGridByPageId(pageId: "header-vue") { usps { headline } rows { cells { teaser { attributes { name url } } } } } }`,
    );
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      getGridByPageId: {
        usps: [{}, {}, {}],
        rows: [{ cells: [{ teaser: { attributes: [{ name: "hotline" }, { name: "hours" }, { name: "email" }] } }] }],
      },
    });
  }
});

it("HEAD-02: each store has three selling points: toy safety, advantages, about us", () => {
  const links = storeFacts.map((facts) => headerGrid(facts).usps.map(({ link }) => link));
  const [de, at, ch, b2b] = links;
  expect(de).toEqual(["/service/spielwarensicherheit/", "/service/your-advantages/", "/about-betzold/"]);
  expect([at, ch]).toEqual([de, de]);
  expect(b2b).toEqual(["/service/product-safety/", "/service/your-advantages/", "/about-betzold/"]);
  for (const facts of storeFacts) {
    const [first, ...others] = headerGrid(facts).usps.map(({ headline }) => headline.de);
    expect(first).toBe(facts.store === "b2b" ? "Geprüfte Produkte" : "Sicheres Spielzeug");
    expect(others).toEqual(["Ihre Vorteile", "Wer wir sind"]);
  }
});
