import { expect, it } from "vitest";
import { startCatalogue, writeCatalogue } from "../../../test/catalogue-fixture.ts";
import { runQuery, startTestDatabase, testContext } from "../../../test/shop-test.ts";

const database = await startTestDatabase();
await writeCatalogue(database, {
  categories: [
    { id: 10, name: "Schule", children: [{ id: 11, name: "Stifte", children: [{ id: 12 }] }, { id: 13 }] },
    { id: 20, name: "Sale", children: [{ id: 21 }] },
    { id: 30, name: "Service" },
  ],
  products: [],
});
await startCatalogue(database);

interface Node {
  readonly id: string;
  readonly children?: readonly Node[];
}

const text = (nodes: readonly Node[]): string =>
  nodes.map(({ id, children = [] }) => (children.length > 0 ? `${id}(${text(children)})` : id)).join(" ");

/** The ids of a tree, those below a node in brackets. */
async function tree(wish: string): Promise<string> {
  const levels = "{ id children { id children { id children { id } } } }";
  const { data, errors } = await runQuery(testContext({ database }), `{ getNavigationTree${wish} ${levels} }`, {});
  expect(errors).toEqual([]);
  return text(Object(data).getNavigationTree);
}

it("OP-Q-48: a tree begins at rootId, is as deep as level says, and leads on to itemId", async () => {
  expect(await tree("")).toBe("10 20 30");
  expect(await tree("(level: 2)")).toBe("10(11 13) 20(21) 30");
  expect(await tree('(rootId: "10")')).toBe("11 13");
  expect(await tree('(rootId: "10", level: 2)')).toBe("11(12) 13");
  expect(await tree('(itemId: "12")')).toBe("10(11(12) 13) 20 30");
  expect(await tree('(rootId: "20", itemId: "12")')).toBe("21");
});

it("takes a level that there is not for the nearest, and finds nothing below an unknown node", async () => {
  expect(await tree("(level: 9)")).toBe("10(11(12) 13) 20(21) 30");
  expect(await tree("(level: -1)")).toBe("10 20 30");
  expect(await tree('(rootId: "x", level: 3)')).toBe("");
  expect(await tree('(itemId: "x")')).toBe("10 20 30");
});

it("NAV-09: below the third level there is no other", async () => {
  const chain = [{ id: 40, children: [{ id: 41, children: [{ id: 42, children: [{ id: 43 }] }] }] }];
  await expect(writeCatalogue(database, { categories: chain, products: [] })).rejects.toThrow("category_depth_check");
});
