/**
 * Four subgraphs of people, articles, their stock and opinions on them, in the shape of the public benchmark of federation
 * gateways: its query, its numbers of things, and texts of the same length. Types that the shop has as well have other
 * names here, as both are in one graph.
 */
export type Row = Readonly<Record<string, unknown>>;

const link =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key", "@external", "@requires", "@provides", "@shareable"])\n';

/** Schemas by name. */
export const typeDefs: Readonly<Record<string, string>> = {
  accounts: `${link}
    type Query { me: User user(id: ID!): User users: [User] }
    type User @key(fields: "id") { id: ID! name: String username: String @shareable birthday: Int }`,
  inventory: `${link}
    type Query { _unused: Boolean }
    type Article @key(fields: "upc") {
      upc: String! weight: Int @external price: Int @external inStock: Boolean
      shippingEstimate: Int @requires(fields: "price weight")
    }`,
  products: `${link}
    type Query { topArticles(first: Int = 5): [Article] }
    type Article @key(fields: "upc") { upc: String! name: String price: Int weight: Int }`,
  reviews: `${link}
    type Query { _empty: Boolean }
    type Opinion @key(fields: "id") { id: ID! body: String article: Article author: User @provides(fields: "username") }
    type User @key(fields: "id") { id: ID! username: String @external opinions: [Opinion] }
    type Article @key(fields: "upc") { upc: String! opinions: [Opinion] }`,
};

const authorsOpinions = "author { ...Person opinions { ...Opinion article { ...Thing } } }";

/** One deeply nested query; its answer has some 87 kB. */
export const query = `fragment Person on User { id username name }
fragment Opinion on Opinion { id body }
fragment Thing on Article { inStock name price shippingEstimate upc weight }
query BenchmarkQuery {
  users { ...Person opinions { ...Opinion article { ...Thing opinions { ...Opinion ${authorsOpinions} } } } }
  topArticles { ...Thing opinions { ...Opinion ${authorsOpinions} } }
}`;

const users: readonly Row[] = Array.from({ length: 6 }, (_, index) => ({
  __typename: "User",
  id: String(index + 1),
  name: `Person number ${index + 1}`,
  username: `person${index + 1}`,
}));
const facts: readonly (readonly [number, number])[] = [
  [899, 100],
  [1_299, 1_000],
  [15, 20],
  [499, 100],
  [1_299, 1_000],
  [6_999, 300],
  [3_999, 2_000],
  [100_000, 6_000],
  [9_999, 800],
];
const articles: readonly Row[] = facts.map(([price, weight], index) => ({
  __typename: "Article",
  upc: String(index + 1),
  name: `Article ${index + 1}`,
  price,
  weight,
}));
/** Length of each opinion's text, and the article it is about. */
const written: readonly (readonly [number, number])[] = [
  [445, 1],
  [286, 1],
  [273, 1],
  [141, 1],
  [445, 2],
  [286, 2],
  [273, 2],
  [141, 2],
  [141, 3],
  [141, 4],
  [826, 4],
];
const opinions: readonly Row[] = written.map(([length, article], index) => ({
  __typename: "Opinion",
  id: String(index + 1),
  body: "A sentence on what it is like to use. ".repeat(30).slice(0, length),
  article: String(article),
}));

const articleOf = (upc: unknown): Row | undefined => articles.find((each) => each["upc"] === upc);
const numberOf = (value: unknown): number | null => (typeof value === "number" ? value : null);

/** Resolvers by subgraph. */
export const resolvers: Readonly<Record<string, Record<string, Record<string, (source: Row, given: Row) => unknown>>>> =
  {
    accounts: {
      Query: {
        me: () => users[0],
        user: (_, { id }) => users.find((each) => each["id"] === id),
        users: () => users,
      },
    },
    inventory: {
      Article: {
        inStock: ({ upc }) => ["1", "5", "6", "7", "9"].includes(String(upc)),
        // From what the representation holds: a gateway that leaves it out gets null.
        shippingEstimate: ({ price, weight }) => {
          const [cost, mass] = [numberOf(price), numberOf(weight)];
          if (cost === null) return null;
          return cost > 1_000 ? 0 : mass === null ? null : Math.trunc(mass / 2);
        },
      },
    },
    products: { Query: { topArticles: (_, { first }) => articles.slice(0, numberOf(first) ?? 5) } },
    reviews: {
      Opinion: {
        article: ({ article }) => ({ __typename: "Article", upc: article }),
        author: () => ({ __typename: "User", id: "1", username: "person1" }),
      },
      User: { opinions: () => opinions.slice(0, 2) },
      Article: { opinions: ({ upc }) => opinions.filter(({ article }) => article === upc) },
    },
  };

/** What a subgraph makes of a representation. */
export function entityOf(name: string, representation: Row): unknown {
  if (name === "accounts") return users.find(({ id }) => id === representation["id"]);
  if (name === "products") return articleOf(representation["upc"]);
  if (name === "reviews" && "id" in representation && representation["__typename"] === "Opinion")
    return opinions.find(({ id }) => id === representation["id"]);
  return representation;
}
