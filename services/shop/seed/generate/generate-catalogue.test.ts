import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { thingKinds } from "@chalkbox/pictures";
import { generateCatalogue, primeProductId } from "./generate-catalogue.ts";

const now = new Date("2026-03-02T09:00:00Z");
const hash = (value: unknown) => createHash("sha256").update(JSON.stringify(value)).digest("hex");
const stores = ["at", "b2b", "ch", "de"];

describe.each([1, 2026])("the demo catalogue of seed %i", (seed) => {
  const rows = generateCatalogue(seed, now);
  const share = (part: number, whole: number) => part / whole;

  it("is the same for the same seed and another for another seed", () => {
    expect(hash(generateCatalogue(seed, now))).toBe(hash(rows));
    expect(hash(generateCatalogue(seed + 1, now))).not.toBe(hash(rows));
  });

  it("has at least 1,500 products with 4,000 items in 120 categories on three levels", () => {
    expect(rows.product.length).toBeGreaterThanOrEqual(1500);
    expect(rows.item.length).toBeGreaterThanOrEqual(4000);
    expect(rows.category.length).toBeGreaterThanOrEqual(120);
    expect(new Set(rows.category.map(({ depth }) => depth))).toEqual(new Set([1, 2, 3]));
  });

  it("hangs every product on a leaf and leaves no leaf empty", () => {
    const parents = new Set(rows.category.map(({ parent_id }) => parent_id));
    const leaves = new Set(rows.category.filter(({ id }) => !parents.has(id)).map(({ id }) => id));
    const used = new Set(rows.product.map(({ category_id }) => category_id));
    expect([...used].filter((id) => !leaves.has(id))).toEqual([]);
    expect([...leaves].filter((id) => !used.has(id))).toEqual([]);
  });

  it("lays categories out as a nested set with unique ids, paths and edges", () => {
    const byId = new Map(rows.category.map((row) => [row.id, row]));
    const edges = rows.category.flatMap(({ lft, rgt }) => [lft, rgt]);
    expect(byId.size).toBe(rows.category.length);
    expect(new Set(rows.category.map(({ path }) => path)).size).toBe(rows.category.length);
    expect(new Set(edges).size).toBe(edges.length);
    const strays = rows.category.filter((row) => {
      const parent = row.parent_id === null ? undefined : byId.get(row.parent_id);
      return row.depth === 1
        ? parent !== undefined
        : parent === undefined || row.lft < parent.lft || row.rgt > parent.rgt || row.depth !== parent.depth + 1;
    });
    expect(strays).toEqual([]);
  });

  it.each([
    [/hocker(?!.*Filz)/, ["stool"]],
    [/Sitzhocker aus Filz/, ["pouf"]],
    [/stuhl/, ["chair"]],
    [/Kabelloser Kopfhörer/, ["wireless-headphones"]],
    [/Schienen-Ergänzung/, ["train-tracks"]],
    [/Kaspertheater/, ["punch-puppet"]],
    [/Magnettafel mit Holzrahmen/, ["wooden-magnet-board"]],
    [/Fußball Größe/, ["football"]],
    [/Basketball/, ["basketball"]],
    [/Klanghölzer/, ["claves"]],
    [/Fingerzimbeln/, ["finger-cymbals"]],
    [/Cajon/, ["cajon"]],
    [/Rasseleier/, ["egg-shakers"]],
    [/Gruppentisch rund/, ["round-table"]],
    [/Sitzkreisteppich, rund/, ["round-carpet"]],
    [/Sitzkissen/, ["seat-cushions"]],
    [/Becherglas/, ["beaker"]],
    [/Messzylinder|Regenmesser/, ["measuring-cylinder"]],
    [/Digitalwaage|Präzisionswaage/, ["digital-scale"]],
    [/Kompass/, ["magnetic-compass"]],
    [/Handpuppe Eule/, ["owl-puppet"]],
    [/Seifenstücke/, ["soap-bars"]],
    [/Matschhose/, ["rain-trousers"]],
    [/Turnbeutel/, ["gym-bag"]],
    [/Digitale Stoppuhr|Profi-Stoppuhr/, ["digital-stopwatch"]],
    [/Laufrad/, ["balance-bike"]],
    [/Pinnadeln/, ["push-pins"]],
    [/Korb aus Filz/, ["felt-basket"]],
    [/Garderobe/, ["coat-rack"]],
  ] as const)("draws what is called %s as %s", (name, kinds) => {
    const named = rows.product.filter(({ name_de: german }) => name.test(german));
    expect(named.length).toBeGreaterThan(0);
    const wrong = named.filter(({ picture }) => !kinds.some((kind) => kind === picture.kind));
    expect(wrong.map(({ name_de: german, picture }) => `${german}: ${picture.kind}`)).toEqual([]);
  });

  it.each([
    ["a data sheet", rows.product.filter(({ downloads }) => downloads[0]?.displayName.de === "Produktdatenblatt")],
    [
      "an energy data sheet",
      rows.product.filter(({ downloads }) => downloads[0]?.displayName.de === "Energiedatenblatt"),
    ],
    ["a sound sample", rows.product.filter(({ audio_samples: samples }) => samples.length > 0)],
    ["further tabs", rows.product.filter(({ extra_tabs: tabs }) => tabs.length > 0)],
    ["textile care", rows.product.filter(({ textile_care: care }) => care.length > 0)],
    ["an energy class", rows.product.filter(({ energy_efficiency: energy }) => energy !== null)],
    ["a charging power", rows.item.filter(({ power_plug_charge: charge }) => charge !== null)],
    ["a danger warning", rows.item.filter(({ danger_warnings: dangers }) => dangers.length > 0)],
    ["a warning", rows.item.filter(({ warnings }) => warnings.length > 0)],
    ["a message for each storefront", rows.item.filter(({ matrix_code_messages: codes }) => codes.length === 5)],
  ])("shows %s on some of its products", (_, having) => {
    expect(having.length).toBeGreaterThan(0);
  });

  it("gives every product with an energy class the data sheet that the law asks for, and no other", () => {
    const wrong = rows.product.filter(
      ({ energy_efficiency: energy, downloads }) =>
        (energy !== null) !== downloads.some(({ displayName }) => displayName.de === "Energiedatenblatt"),
    );
    expect(wrong.map(({ name_de: name }) => name)).toEqual([]);
  });

  it("prices every item in every store, reductions with old and lowest 30-day price", () => {
    const byItem = Map.groupBy(rows.price, ({ item_id }) => item_id);
    const incomplete = rows.item.filter(
      ({ id }) => hash((byItem.get(id) ?? []).map(({ store }) => store).toSorted()) !== hash(stores),
    );
    expect(incomplete).toEqual([]);
    const wrong = rows.price.filter(
      (price) =>
        price.price_cents <= 0 ||
        !Number.isInteger(price.price_cents) ||
        (price.old_price_cents === null
          ? price.lowest_30_days_cents !== null
          : price.old_price_cents <= price.price_cents ||
            price.lowest_30_days_cents === null ||
            price.lowest_30_days_cents < price.price_cents),
    );
    expect(wrong).toEqual([]);
  });

  it("never reduces a book: prices are fixed by law", () => {
    const books = new Set(rows.product.filter(({ is_book }) => is_book).map(({ id }) => id));
    const items = new Set(rows.item.filter(({ product_id }) => books.has(product_id)).map(({ id }) => id));
    expect(books.size).toBeGreaterThan(40);
    expect(rows.price.filter(({ item_id, old_price_cents }) => items.has(item_id) && old_price_cents !== null)).toEqual(
      [],
    );
  });

  it("has around 12 % reduced, 4 % sold out, some minimum quantities, base prices and freight", () => {
    const german = rows.price.filter(({ store }) => store === "de");
    expect(share(german.filter(({ old_price_cents }) => old_price_cents !== null).length, german.length)).toBeCloseTo(
      0.12,
      1,
    );
    const gone = share(rows.stock.filter(({ quantity }) => quantity === 0).length, rows.stock.length);
    expect(gone).toBeGreaterThan(0.02);
    expect(gone).toBeLessThan(0.07);
    expect(rows.item.filter(({ minimum_order_quantity }) => minimum_order_quantity > 1).length).toBeGreaterThan(50);
    expect(german.filter(({ base_amount }) => base_amount !== null).length).toBeGreaterThan(500);
    expect(rows.item.filter(({ shipping_class }) => shipping_class === "spedition").length).toBeGreaterThan(100);
  });

  it("writes every text in both languages, without a placeholder left over", () => {
    const texts = rows.product.flatMap((row) => [
      row.name_de,
      row.name_en,
      row.description_de,
      row.description_en,
      row.delivery_scope_de,
      row.delivery_scope_en,
      ...row.features.flatMap(({ de, en }) => [de, en]),
    ]);
    expect(texts.filter((value) => value.trim() === "" || /[{}|$]|undefined|null|NaN| {2}/.test(value))).toEqual([]);
    expect(rows.product.filter(({ description_de, description_en }) => description_de === description_en)).toEqual([]);
  });

  it("describes each product in at least 80 words of both languages, none like another one of the most popular", () => {
    const words = (description: string) => description.split(/\s+/).length;
    for (const { id, name_de, description_de, description_en } of rows.product) {
      if (id === primeProductId) continue;
      expect([name_de, words(description_de) >= 80, words(description_en) >= 80]).toEqual([name_de, true, true]);
    }
    const most = rows.product.toSorted((one, other) => other.popularity - one.popularity).slice(0, 300);
    expect(new Set(most.map(({ description_de }) => description_de)).size).toBe(300);
    expect(most.every(({ description_de }) => description_de.includes("In Zahlen: "))).toBe(true);
  });

  it("names no two products alike", () => {
    expect(new Set(rows.product.map(({ name_de }) => name_de)).size).toBe(rows.product.length);
    expect(new Set(rows.product.map(({ name_en }) => name_en)).size).toBe(rows.product.length);
  });

  it("gives items of a product different variants, known options and unique order numbers", () => {
    const options = new Set(rows.variant_option.map(({ attribute, code }) => `${attribute}=${code}`));
    const keys = rows.item.map(
      ({ product_id, variant_attributes }) => `${product_id} ${JSON.stringify(variant_attributes)}`,
    );
    expect(new Set(keys).size).toBe(keys.length);
    expect(new Set(rows.item.map(({ order_number }) => order_number)).size).toBe(rows.item.length);
    expect(
      rows.item
        .flatMap(({ variant_attributes }) => variant_attributes)
        .filter(({ name, value }) => !options.has(`${name}=${value}`)),
    ).toEqual([]);
  });

  it("draws only kinds that exist, in hexadecimal colours", () => {
    const known: ReadonlySet<string> = new Set(thingKinds);
    const pictures = [...rows.product, ...rows.item, ...rows.category].map(({ picture }) => picture);
    expect(
      pictures.filter(
        ({ kind, colour, accent }) =>
          !known.has(kind) || !/^#[0-9a-f]{6}$/.test(colour) || !/^#[0-9a-f]{6}$/.test(accent),
      ),
    ).toEqual([]);
    expect(new Set(pictures.map(({ kind }) => kind))).toEqual(known);
  });

  it("offers at least eight facets and only values that products carry", () => {
    const facetsInUse = new Set(
      rows.product_facet_value.map(({ facet_value_id }) => Math.floor(facet_value_id / 65_536)),
    );
    expect(facetsInUse.size).toBeGreaterThanOrEqual(8);
    expect(facetsInUse.size).toBe(rows.facet.length);
    const keys = rows.product_facet_value.map(({ product_id, facet_value_id }) => `${product_id} ${facet_value_id}`);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it("keeps rating and number of ratings in step with the reviews", () => {
    const byProduct = Map.groupBy(rows.review, ({ product_id }) => product_id);
    const wrong = rows.product.filter(({ id, rating, ratings_count }) => {
      const reviews = byProduct.get(id) ?? [];
      const mean = reviews.reduce((sum, review) => sum + review.rating, 0) / Math.max(1, reviews.length);
      return reviews.length !== ratings_count || Math.abs(mean - rating) > 0.0051;
    });
    expect(wrong).toEqual([]);
    expect(rows.review.length).toBeGreaterThan(3000);
  });

  it("names the parts of sets, in both languages and in their order", () => {
    const sets = Map.groupBy(rows.item_component, ({ item_id }) => item_id);
    const bag = rows.item.filter(({ name_de }) => name_de.includes("Schulranzen-Set"));
    expect(bag.length).toBeGreaterThan(3);
    for (const { id } of bag) {
      expect(sets.get(id)?.map(({ position, name_de, name_en }) => [position, name_de, name_en])).toEqual([
        [1, "Schulranzen", "School bag"],
        [2, "Mäppchen (gefüllt)", "Filled pencil case"],
        [3, "Schlampermäppchen", "Slip case"],
        [4, "Turnbeutel", "Gym bag"],
      ]);
    }
    const growing = rows.item.find(({ name_de }) => name_de.includes("Anzuchtset"));
    expect(sets.get(growing?.id ?? 0)?.map(({ name_de, quantity }) => [quantity, name_de])).toEqual([
      [6, "Töpfe"],
      [1, "Quelltabletten"],
      [4, "Samentütchen"],
      [1, "Anleitung"],
    ]);
  });

  it("names a replacement for every sold-out product", () => {
    const available = new Set(
      rows.item
        .filter(({ id }) => (rows.stock.find(({ item_id }) => item_id === id)?.quantity ?? 0) > 0)
        .map(({ product_id }) => product_id),
    );
    const replaced = new Set(rows.replacement_product.map(({ product_id }) => product_id));
    const soldOut = rows.product.filter(({ id }) => !available.has(id));
    const onlyByChance = soldOut.filter(({ id }) => !replaced.has(id));
    expect(soldOut.length).toBeGreaterThan(10);
    expect(onlyByChance).toEqual([]);
  });

  it("runs lightning deals now, one of them fully taken, below the regular price", () => {
    const price = new Map(rows.price.map((row) => [`${row.store} ${row.item_id}`, row.price_cents]));
    const running = rows.lightning_deal.filter(
      ({ starts_at, ends_at }) => Date.parse(starts_at) <= now.getTime() && Date.parse(ends_at) > now.getTime(),
    );
    expect(running.filter(({ store }) => store === "de").length).toBeGreaterThanOrEqual(8);
    expect(running.some(({ taken, quantity }) => taken === quantity)).toBe(true);
    expect(
      rows.lightning_deal.filter((deal) => deal.price_cents >= (price.get(`${deal.store} ${deal.item_id}`) ?? 0)),
    ).toEqual([]);
  });

  it("sells the prime membership under its fixed id (C-71)", () => {
    expect(rows.product.find(({ id }) => id === primeProductId)?.name_de).toContain("Prime");
  });

  it("keeps the nine categories that exclude the wallet under their known ids (CART-14)", () => {
    const ids = new Set(rows.category.map(({ id }) => id));
    expect(
      [757883, 757887, 757888, 757889, 757890, 757891, 757958, 757892, 757893].filter((id) => !ids.has(id)),
    ).toEqual([]);
  });
});
