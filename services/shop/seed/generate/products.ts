import { text } from "../bilingual.ts";
import type { Department, Family, Model } from "../catalogue/model.ts";
import type { Random } from "../random.ts";
import { isoDay } from "./days.ts";
import { audioSamplesOf, downloadsOf, extraTabsOf, matrixCodeMessagesOf } from "./media.ts";
import { priceRows, shopPrice } from "./prices.ts";
import type { ItemRow, PriceRow, ProductRow, StockRow } from "./rows.ts";
import { deliveryScopeOf, describe, factsOf, facetCodes, labelsOf, warningsOf, warrantyOf } from "./texts.ts";
import { baseLook, type Choice, combinations, itemPicture } from "./variants.ts";

/** The shop's own label: it offers every family but books. */
export const houseBrand = "Chalkbox Basis";

/** A product with everything that hangs on it, and where it came from. */
export interface GeneratedProduct {
  readonly department: Department;
  readonly family: Family;
  readonly model: Model;
  readonly choices: readonly (readonly Choice[])[];
  readonly row: ProductRow;
  readonly items: readonly ItemRow[];
  readonly prices: readonly PriceRow[];
  readonly stock: readonly StockRow[];
  readonly isOnSale: boolean;
  readonly isSoldOut: boolean;
}

/** Numbers that run through the whole catalogue. */
export interface Counters {
  product: number;
  item: number;
}

const shortages = [
  {
    de: "Derzeit ausverkauft, in etwa zwei Wochen wieder lieferbar.",
    en: "Currently sold out, available again in about two weeks.",
  },
  { de: "Zurzeit nicht lieferbar. Nachschub ist bestellt.", en: "Currently unavailable. More is on order." },
  { de: "Ausverkauft. Ein Liefertermin steht noch nicht fest.", en: "Sold out. No delivery date is known yet." },
] as const;

/** 6 digits, spread out so that neighbours do not look numbered through; 7919 shares no factor with 900000. */
function orderNumber(index: number): string {
  return String(100_000 + ((index * 7919) % 900_000));
}

/** Every model of a family, once for each of its brands. */
export function familyProducts(
  department: Department,
  family: Family,
  categoryId: (slug: string) => number,
  counters: Counters,
  today: Date,
  random: Random,
): GeneratedProduct[] {
  const brands = family.oneBrandEach ? family.brands : [...family.brands, houseBrand];
  const factors = new Map(brands.map((brand) => [brand, brand === houseBrand ? 0.85 : 0.9 + random.int(0, 6) * 0.05]));
  return family.models.flatMap((model, index) => {
    const chosen = family.oneBrandEach ? [brands[index % brands.length] ?? houseBrand] : brands;
    return chosen.map((brand) => {
      const factor = family.isBook || family.oneBrandEach ? 1 : (factors.get(brand) ?? 1);
      return product(
        {
          department,
          family,
          model,
          brand,
          factor,
          categoryId: categoryId(model[2]?.category ?? family.category),
          counters,
          today,
        },
        random.fork(`${brand} ${model[0]}`),
      );
    });
  });
}

interface Plan {
  readonly department: Department;
  readonly family: Family;
  readonly model: Model;
  readonly brand: string;
  readonly factor: number;
  readonly categoryId: number;
  readonly counters: Counters;
  readonly today: Date;
}

function product(plan: Plan, random: Random): GeneratedProduct {
  const { family, model, brand } = plan;
  const id = (plan.counters.product += 1);
  const name = text(model[0]);
  const isBook = family.isBook ?? false;
  const manufacturer =
    brand === houseBrand
      ? "Chalkbox"
      : family.isBook || brand.endsWith("Spiele")
        ? brand
        : (brand.split(" ")[0] ?? brand);
  const prefix = family.oneBrandEach ? "" : `${brand} `;
  const fullName = { de: prefix + name.de, en: prefix + name.en };
  const look = baseLook(family, random);
  const choices = combinations(family, model, random);
  const isOnSale = !isBook && random.chance(0.13);
  const isSoldOut = random.chance(0.025);
  const shared = {
    reduction: isOnSale ? random.int(2, 7) * 5 : 0,
    // A shop's own label has no maker who could recommend another price.
    hasListPrice: !isBook && !isOnSale && random.chance(0.06) && brand !== houseBrand,
    isSoldOut,
    days: random.pick([
      [1, 2],
      [1, 3],
      [2, 4],
      [3, 5],
    ] as const),
    isPrime: random.chance(0.8),
  };
  const goods = choices.map((choice, position) =>
    item({ ...plan, ...shared, productId: id, fullName, look, choice, position }, random),
  );
  const facts = factsOf(family, model, manufacturer, model[2]?.weight ?? family.weight ?? 100);
  const { description, features } = describe({ department: plan.department, family, model, facts, id }, random);
  const daysAgo = random.chance(0.09) ? random.int(3, 85) : random.int(100, 2200);
  const scope = deliveryScopeOf(family, model);
  const warranty = warrantyOf(family);
  const [firstItem] = goods;
  if (firstItem === undefined) throw new Error(`No item for ${fullName.de}`);
  const row: ProductRow = {
    id,
    category_id: plan.categoryId,
    name_de: fullName.de,
    name_en: fullName.en,
    description_de: description.de,
    description_en: description.en,
    delivery_scope_de: scope.de,
    delivery_scope_en: scope.en,
    warranty_de: warranty.de,
    warranty_en: warranty.en,
    guarantee_years: family.warrantyYears ?? null,
    facts,
    brand: manufacturer,
    manufacturer: isBook ? manufacturer : `${manufacturer} GmbH`,
    is_new: daysAgo < 90,
    is_topseller: random.chance(0.06),
    is_book: isBook,
    rating: 0,
    ratings_count: 0,
    popularity: Math.round(Math.exp(random.next() * 4 + random.next() * 4.5)),
    created_on: isoDay(plan.today, daysAgo),
    picture: firstItem.row.picture,
    features,
    labels: labelsOf(family, model),
    textile_care: (family.care ?? []).map(text),
    downloads: downloadsOf(id, family, model),
    extra_badges: badges(family, model, brand),
    extra_tabs: extraTabsOf(family, model),
    audio_samples: audioSamplesOf(family, model),
    youtube_videos: [],
    energy_efficiency: model[2]?.energy ?? family.energy ?? null,
  };
  return {
    ...plan,
    choices,
    row,
    items: goods.map(({ row: goodsRow }) => goodsRow),
    prices: goods.flatMap(({ prices }) => prices),
    stock: goods.map(({ stock }) => stock),
    isOnSale,
    isSoldOut: goods.every(({ stock }) => stock.quantity === 0),
  };
}

function badges(family: Family, model: Model, brand: string): ProductRow["extra_badges"] {
  const seals = (facetCodes(family, model, "SIEGEL") ?? "").split(" ");
  return [
    ...(brand === houseBrand ? [{ id: "exclusive", name: { de: "Nur bei Chalkbox", en: "Only at Chalkbox" } }] : []),
    ...(seals.some((seal) => ["blauer-engel", "recycling", "gots"].includes(seal))
      ? [{ id: "eco", name: { de: "Umweltfreundlich", en: "Eco-friendly" } }]
      : []),
    ...(seals.includes("deutschland")
      ? [{ id: "made-in-germany", name: { de: "Made in Germany", en: "Made in Germany" } }]
      : []),
  ];
}

interface ItemPlan extends Plan {
  readonly productId: number;
  readonly fullName: { readonly de: string; readonly en: string };
  readonly look: readonly [string, string];
  readonly choice: readonly Choice[];
  readonly position: number;
  readonly reduction: number;
  readonly hasListPrice: boolean;
  readonly isSoldOut: boolean;
  readonly days: readonly [number, number];
  readonly isPrime: boolean;
}

function item(plan: ItemPlan, random: Random): { row: ItemRow; prices: PriceRow[]; stock: StockRow } {
  const { family, model, choice } = plan;
  const id = (plan.counters.item += 1);
  const own = model[2];
  const share = choice.reduce((product_, { option }) => product_ * (option.factor ?? 1), 1);
  const content = choice.reduce(
    (product_, { attribute, option }) => product_ * contentOf(attribute, option.code, option.factor),
    1,
  );
  const suffix = choice.map(({ option }) => text(option.name));
  const isFreight = own?.spedition ?? family.spedition ?? false;
  const base = own?.base;
  const { warnings, dangers } = warningsOf(family, model);
  const charge = own?.charge ?? family.charge ?? null;
  const grossCents = family.isBook ? model[1] : shopPrice(model[1] * plan.factor * share);
  const minimum = choice.some(({ attribute, option }) => attribute === "INHALT" && option.code !== "1")
    ? 1
    : (own?.min ?? family.min ?? 1);
  const row: ItemRow = {
    id,
    product_id: plan.productId,
    order_number: orderNumber(id),
    name_de: [plan.fullName.de, ...suffix.map(({ de }) => de)].join(", "),
    name_en: [plan.fullName.en, ...suffix.map(({ en }) => en)].join(", "),
    position: plan.position,
    variant_attributes: choice.map(({ attribute, option }) => ({ name: attribute, value: option.code })),
    minimum_order_quantity: minimum,
    max_quantity: random.chance(0.03) ? Math.max(20, minimum) : 9999,
    shipping_class: isFreight ? "spedition" : "parcel",
    weight_grams: Math.max(5, Math.round((own?.weight ?? family.weight ?? 100) * share)),
    delivery_days_min: isFreight ? 10 : plan.days[0],
    delivery_days_max: isFreight ? 15 : plan.days[1],
    delivery_free: false,
    prime_faehig: !isFreight && plan.isPrime,
    picture: itemPicture(family, model, choice, plan.look),
    warnings,
    danger_warnings: dangers,
    power_plug_delivery_scope: charge === null ? null : "not-included",
    power_plug_charge: charge,
    matrix_code_messages: matrixCodeMessagesOf(isFreight),
  };
  const isGone = plan.isSoldOut || random.chance(0.018);
  const shortage = random.pick(shortages);
  const quantity = isGone ? 0 : random.chance(0.08) ? random.int(1, 9) : random.int(20, isFreight ? 80 : 900);
  return {
    row,
    prices: priceRows(
      {
        itemId: id,
        grossCents,
        isBook: family.isBook ?? false,
        reduction: plan.reduction,
        hasListPrice: plan.hasListPrice,
        base: base === undefined ? null : [base[0] * content, base[1]],
      },
      random,
    ),
    stock: {
      item_id: id,
      quantity,
      shortage_de: isGone ? shortage.de : null,
      shortage_en: isGone ? shortage.en : null,
    },
  };
}

/** How much of the base price's unit an option holds, relative to the model: packs and volumes hold more, colours do not. */
function contentOf(attribute: Choice["attribute"], code: string, factor = 1): number {
  if (attribute === "INHALT") return Number(code);
  if (attribute === "VOLUMEN") return Number(code) / 500;
  return attribute === "LAENGE" ? factor : 1;
}
