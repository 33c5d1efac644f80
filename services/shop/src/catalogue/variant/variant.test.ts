import { describe, expect, it } from "vitest";
import { startCatalogue, writeCatalogue } from "../../../test/catalogue-fixture.ts";
import { runQuery, startTestDatabase, testContext } from "../../../test/shop-test.ts";

const database = await startTestDatabase();
await writeCatalogue(database, {
  categories: [{ id: 10 }],
  products: [
    {
      id: 1,
      category: 10,
      items: [
        { id: 101, variant: { FARBE: "rot", GROESSE: "s" } },
        { id: 102, stock: 0, variant: { FARBE: "blau", GROESSE: "s" } },
        { id: 103, variant: { FARBE: "blau", GROESSE: "m" } },
      ],
    },
  ],
});
await startCatalogue(database);

const ask = async (document: string) => (await runQuery(testContext({ database }), document)).data;

describe("getVariantInformationForProduct (OP-Q-41)", () => {
  const variants = (args: string) =>
    ask(
      `{ getVariantInformationForProduct(productId: "1"${args}) { isConfigured item { itemId } variantAttributes { name options { value selected disabled disabledReason } } } }`,
    );

  it("offers what can be combined and states why the rest cannot (VARIANT-03, VARIANT-05)", async () => {
    expect(await variants(`, selectedVariants: [{ name: "GROESSE", value: "m" }]`)).toEqual({
      getVariantInformationForProduct: {
        isConfigured: false,
        item: null,
        variantAttributes: [
          {
            name: "FARBE",
            options: [
              {
                value: "rot de",
                selected: false,
                disabled: true,
                disabledReason: "In dieser Kombination nicht erhältlich",
              },
              { value: "blau de", selected: false, disabled: false, disabledReason: null },
            ],
          },
          {
            name: "GROESSE",
            options: [
              { value: "s de", selected: false, disabled: false, disabledReason: null },
              { value: "m de", selected: true, disabled: false, disabledReason: null },
            ],
          },
        ],
      },
    });
  });

  it("stands for an item once everything is chosen, and preselects an item", async () => {
    expect(
      await variants(`, selectedVariants: [{ name: "FARBE", value: "blau de" }, { name: "GROESSE", value: "m de" }]`),
    ).toMatchObject({
      getVariantInformationForProduct: { isConfigured: true, item: { itemId: "103" } },
    });
    expect(await variants(`, itemId: "102"`)).toMatchObject({
      getVariantInformationForProduct: { isConfigured: true, item: { itemId: "102" } },
    });
  });
});
