import { link, makeSubgraph, type Thing, type World } from "./subgraph.ts";

/** Four upstreams over one small world: people, products, their stock, and what people write about them. */
export const typeDefs: Readonly<Record<string, string>> = {
  accounts: `${link}
    type Query { me: User user(id: ID!): User users: [User] everyone: [User!]! }
    type User @key(fields: "id") { id: ID! name: String! username: String @shareable birthday: Int friends: [User!] }`,
  inventory: `${link}
    type Query { stores: [Store!] }
    type Store { city: String! best: Product shelves: [[Product!]] }
    enum Speed { SLOW FAST }
    type Delivery { days: Int! speed: Speed note(lang: String = "de"): String }
    type Product @key(fields: "upc") {
      upc: String! weight: Int @external price: Int @external brand: Brand @external
      inStock: Boolean shippingEstimate: Int @requires(fields: "price weight")
      label: String! @requires(fields: "brand { name }")
      delivery(zip: String): Delivery!
    }
    type Brand { name: String @external }`,
  products: `${link}
    type Query { topProducts(first: Int = 3): [Product] product(upc: String!): Product things: [Thing] named(first: Int): [Named!] }
    union Thing = Product | Brand
    interface Named { name: String }
    type Product implements Named @key(fields: "upc") {
      upc: String! name: String price: Int weight: Int brand: Brand maker: Brand! similar: [Product]
    }
    type Brand implements Named { name: String country: String! flagship: Product }`,
  reviews: `${link}
    type Query { latest: [Subject] review(id: ID!): Review written: [Written] }
    interface Written { id: ID! reviews: [Review] }
    type Mutation { addReview(upc: String!, body: String!): Review }
    union Subject = Product | User | Review
    type Review implements Written @key(fields: "id") { id: ID! body: String score: Int! reviews: [Review] product: Product author: User @provides(fields: "username") }
    type User implements Written @key(fields: "id") { id: ID! username: String @external reviews: [Review] }
    type Product @key(fields: "upc") { upc: String! reviews(first: Int): [Review!] rating: Float }`,
};

/** Takes values away: null where the world has one. @param where `Type.field` or `Type`, and whose */
export type Withheld = (where: string, whose: unknown) => "error" | "null" | null;

const brands: readonly Thing[] = [
  { __typename: "Brand", name: "Nordlicht", country: "NO", flagship: "2" },
  { __typename: "Brand", name: null, country: "CH", flagship: null },
];
const products: readonly Thing[] = [
  { __typename: "Product", upc: "1", name: "Tisch", price: 899, weight: 100, brand: 0, similar: ["2", "3"] },
  { __typename: "Product", upc: "2", name: 'Stuhl "Ö"', price: 1_299, weight: 40, brand: 1, similar: ["1"] },
  { __typename: "Product", upc: "3", name: "Lampe", price: null, weight: 7, brand: 0, similar: [] },
  { __typename: "Product", upc: "4", name: "Regal", price: 300, weight: 55, brand: null, similar: ["4", "1"] },
];
const users: readonly Thing[] = [
  { __typename: "User", id: "1", name: "Ada", username: "ada", birthday: 18, friends: ["2", "3"] },
  { __typename: "User", id: "2", name: "Bea", username: null, birthday: null, friends: ["1"] },
  { __typename: "User", id: "3", name: "Cid", username: "cid", birthday: 7, friends: null },
];
const reviews: readonly Thing[] = [
  { __typename: "Review", id: "1", body: "gut", score: 5, product: "1", author: "1" },
  { __typename: "Review", id: "2", body: "naja", score: 2, product: "1", author: "2" },
  { __typename: "Review", id: "3", body: null, score: 3, product: "2", author: "1" },
  { __typename: "Review", id: "4", body: "zu klein", score: 1, product: "3", author: "3" },
];

const productOf = (upc: unknown): Thing | null => products.find((each) => each["upc"] === upc) ?? null;
const userOf = (id: unknown): Thing | null => users.find((each) => each["id"] === id) ?? null;
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const some = <T>(all: readonly T[], first: unknown): readonly T[] =>
  typeof first === "number" ? all.slice(0, Math.max(0, first)) : all;

/** All fields of the world. */
const fields: Readonly<Record<string, Readonly<Record<string, (source: Thing, given: Thing) => unknown>>>> = {
  Query: {
    me: () => users[0],
    user: (_, { id }) => userOf(id),
    users: () => [...users, null],
    everyone: () => users,
    stores: () => [
      { __typename: "Store", city: "Bern", best: "2", shelves: [["1", "2"], ["3"], null] },
      { __typename: "Store", city: "Wien", best: null, shelves: [] },
    ],
    topProducts: (_, { first }) => some(products, first),
    product: (_, { upc }) => productOf(upc),
    things: () => [products[0], brands[0], null, products[3], brands[1]],
    named: (_, { first }) => some([brands[0], products[1], products[2]], first),
    latest: () => [products[0], users[1], reviews[2], products[2]],
    written: () => [users[0], reviews[1], null, users[2]],
    review: (_, { id }) => reviews.find((each) => each["id"] === id) ?? null,
  },
  Mutation: {
    addReview: (_, { upc, body }) => ({
      __typename: "Review",
      id: `new ${String(body)}`,
      body,
      score: 4,
      product: upc,
      author: "2",
    }),
  },
  User: {
    id: ({ id }) => id,
    name: ({ name }) => name,
    username: ({ username }) => username,
    birthday: ({ birthday }) => birthday,
    friends: ({ friends }) => (friends === null ? null : list(friends).map(userOf)),
    reviews: ({ id }) => reviews.filter(({ author }) => author === id),
  },
  Product: {
    upc: ({ upc }) => upc,
    name: ({ name }) => name,
    price: ({ price }) => price,
    weight: ({ weight }) => weight,
    brand: ({ brand }) => (typeof brand === "number" ? brands[brand] : brand),
    maker: ({ upc }) => brands[Number(upc) % 2],
    similar: ({ similar }) => list(similar).map(productOf),
    inStock: ({ upc }) => upc !== "2",
    shippingEstimate: ({ price, weight }) =>
      typeof price === "number" && typeof weight === "number" ? (price > 1_000 ? 0 : Math.trunc(weight / 2)) : null,
    label: (source) => {
      const { brand } = source;
      const known: unknown = typeof brand === "number" ? brands[brand] : brand;
      const name: unknown = typeof known === "object" && known !== null && "name" in known ? known.name : null;
      return `${String(source["upc"])} by ${String(name)}`;
    },
    delivery: ({ upc }, { zip }) => ({
      __typename: "Delivery",
      days: Number(upc),
      speed: zip === "1" ? "FAST" : "SLOW",
      whose: upc,
    }),
    reviews: ({ upc }, { first }) =>
      some(
        reviews.filter(({ product }) => product === upc),
        first,
      ),
    rating: ({ upc }) => Number(upc) / 3,
  },
  Brand: {
    name: ({ name }) => name,
    country: ({ country }) => country,
    flagship: ({ flagship }) => productOf(flagship),
  },
  Store: {
    city: ({ city }) => city,
    best: ({ best }) => productOf(best),
    shelves: ({ shelves }) => list(shelves).map((shelf) => (shelf === null ? null : list(shelf).map(productOf))),
  },
  Delivery: {
    days: ({ days }) => days,
    speed: ({ speed }) => speed,
    note: ({ whose }, { lang }) => `${String(whose)} ${String(lang)}`,
  },
  Review: {
    id: ({ id }) => id,
    body: ({ body }) => body,
    score: ({ score }) => score,
    reviews: ({ product }) => reviews.filter((each) => each["product"] === product),
    product: ({ product }) => productOf(product),
    author: ({ author }) => userOf(author),
  },
};

const keys = ["id", "upc", "name", "city", "whose"];

/** The resolvers of the whole world, less what is withheld. Keys and what others require are there at all times. */
export function resolversOf(withheld: Withheld): World {
  const kept = new Set([
    "Product.upc",
    "User.id",
    "Review.id",
    "Product.price",
    "Product.weight",
    "Product.brand",
    "Brand.name",
    // What must not be null and is takes its object away, from who requires the object as well.
    "Brand.country",
  ]);
  return Object.fromEntries(
    Object.entries(fields).map(([type, own]) => [
      type,
      Object.fromEntries(
        Object.entries(own).map(([field, resolve]) => [
          field,
          (source: Thing | undefined, given: Thing) => {
            const where = `${type}.${field}`;
            const whose = keys.map((key) => source?.[key]).find((value) => value !== undefined && value !== null);
            const fault = kept.has(where) ? null : withheld(where, whose);
            if (fault === "error") throw new Error(`${where} of ${JSON.stringify(whose)} failed`);
            return fault === "null" ? null : resolve(source ?? {}, given);
          },
        ]),
      ),
    ]),
  );
}

/** The executable schema of an upstream. */
export function subgraphOf(name: string, withheld: Withheld) {
  return makeSubgraph(typeDefs[name] ?? "", resolversOf(withheld), (representation) => {
    const { __typename: type, upc, id } = representation;
    // Stock knows of a product what it was sent, so that a plan that forgets what it requires shows.
    if (name === "inventory") return { ...representation };
    if (type === "Product") return productOf(upc);
    if (type === "User") return userOf(id);
    return reviews.find((each) => each["id"] === id) ?? null;
  });
}
