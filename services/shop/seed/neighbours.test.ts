import { parsePictureUrl } from "@chalkbox/pictures";
import { expect, it } from "vitest";
import * as v from "valibot";
import { startCatalogue } from "../test/catalogue-fixture.ts";
import { runQuery, startTestDatabase, testContext } from "../test/shop-test.ts";
import { seedDatabase } from "./seed.ts";

const database = await startTestDatabase();
await seedDatabase(database, { seed: 1, onProgress: () => undefined, sections: [] });
await startCatalogue(database);

/** Products on a page of a listing. */
const limit = 60;
/** How often one page may show the same kind of thing in the same design and colour. */
const most = 4;
const Page = v.object({
  core_category: v.object({
    name: v.string(),
    products: v.object({
      totalCount: v.number(),
      products: v.array(v.object({ image: v.object({ src: v.string() }) })),
    }),
  }),
});

async function pageOf(category: number, store: "de" | "b2b", offset: number) {
  const { data, errors } = await runQuery(
    testContext({ database, store }),
    `query ($id: ID!, $offset: Int!) { core_category(coreCategoryId: $id) { name
      products(paging: { offset: $offset, limit: ${limit} }, filter: { enumFilters: [], rangeFilters: [] }) {
        totalCount products { image { src } } } } }`,
    { id: String(category), offset },
  );
  expect(errors).toEqual([]);
  return v.parse(Page, data).core_category;
}

/** Kind, design and colour of a tile's picture. */
function motifOf(src: string): string {
  const picture = parsePictureUrl(src)?.picture;
  if (!picture) throw new Error(`${src} is no picture of the catalogue`);
  return `${picture.kind} ${picture.design ?? 1} ${picture.colour}`;
}

it.each(["de", "b2b"] as const)(
  "no page of a category's listing in %s shows one kind, design and colour more than four times",
  async (store) => {
    const categories = await database.read<{ id: number }[]>`select id from category order by lft`;
    const crowded: string[] = [];
    let pages = 0;
    for (const { id } of categories) {
      for (let offset = 0, total = 1; offset < total; offset += limit) {
        const { name, products: listing } = await pageOf(id, store, offset);
        total = listing.totalCount;
        pages += 1;
        const motifs = Map.groupBy(listing.products, ({ image }) => motifOf(image.src));
        for (const [motif, shown] of motifs)
          if (shown.length > most) crowded.push(`${name}, from ${offset}: ${motif}, ${shown.length} times`);
      }
    }
    expect(pages).toBeGreaterThan(150);
    expect(crowded).toEqual([]);
  },
  60_000,
);
