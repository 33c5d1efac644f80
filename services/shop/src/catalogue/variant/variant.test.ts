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
        { id: 103, price: 500, oldPrice: 700, variant: { FARBE: "blau", GROESSE: "m" } },
      ],
    },
    { id: 2, category: 10, items: [{ id: 201 }] },
    {
      id: 3,
      category: 10,
      items: [
        {
          id: 301,
          variant: { MOTIV: "wald" },
          columns: { picture: { kind: "pencil", colour: "#00ff00", accent: "#f4c430" } },
        },
        {
          id: 302,
          variant: { MOTIV: "meer" },
          columns: { picture: { kind: "pencil", colour: "#0000ff", accent: "#f4c430" } },
        },
      ],
    },
  ],
});
await database.write`update variant_option set css = '#ff0000' where code = 'rot'`;
await startCatalogue(database);

const ask = async (document: string) => (await runQuery(testContext({ database }), document)).data;

describe("getVariantInformationForProduct (OP-Q-41)", () => {
  const variants = (args: string) =>
    ask(
      `{ getVariantInformationForProduct(productId: "1"${args}) { isConfigured item { itemId } variantAttributes { name options { value selected disabled disabledReason } } } }`,
    );

  it("offers what can be combined and states why the rest cannot; no item while one is missing (VARIANT-03, VARIANT-05, VARIANT-06)", async () => {
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

  it("VARIANT-03: attributes and values have their words, looks and places, and say where something is reduced", async () => {
    const look = async (id: number) =>
      Object(
        await ask(`{ getVariantInformationForProduct(productId: "${id}") { variantAttributes {
          name displayName position options { value css image { src } valuePosition hasDiscount } } } }`),
      ).getVariantInformationForProduct.variantAttributes;
    const plain = { css: null, image: null, hasDiscount: false };
    expect(await look(1)).toEqual([
      {
        name: "FARBE",
        displayName: "FARBE de",
        position: 0,
        options: [
          { ...plain, value: "rot de", css: "#ff0000", valuePosition: 0 },
          { ...plain, value: "blau de", valuePosition: 1, hasDiscount: true },
        ],
      },
      {
        name: "GROESSE",
        displayName: "GROESSE de",
        position: 1,
        options: [
          { ...plain, value: "s de", valuePosition: 0 },
          { ...plain, value: "m de", valuePosition: 1, hasDiscount: true },
        ],
      },
    ]);
    const src = expect.stringMatching(/^\/media\//);
    expect(await look(3)).toMatchObject([{ options: [{ image: { src } }, { image: { src } }] }]);
  });

  it("VARIANT-05: a product without attributes is configured as it is", async () => {
    expect(
      await ask(
        `{ getVariantInformationForProduct(productId: "2") { isConfigured item { itemId } variantAttributes { name } } }`,
      ),
    ).toEqual({
      getVariantInformationForProduct: { isConfigured: true, item: { itemId: "201" }, variantAttributes: [] },
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
