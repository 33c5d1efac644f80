import { by, type Suite, upstream } from "./suite.ts";

const people = [
  { __typename: "Person", id: "1", home: { __typename: "House", id: "h", street: "Ring" } },
  { __typename: "Person", id: "2", home: { __typename: "Boat", id: "b" } },
];
const boxes = [
  { __typename: "Box", id: "1", width: 2, height: 3 },
  { __typename: "Box", id: "2", width: 4, height: null },
];

/** `@requires`, `@provides`, `@external`. */
export const requiresSuites: readonly Suite[] = [
  {
    about: "what is required of some types of an interface alone",
    subgraphs: {
      register: upstream(
        `type Query { people: [Person] }
         type Person @key(fields: "id") { id: ID! home: Home }
         interface Home { id: ID! }
         type House implements Home @shareable { id: ID! street: String } type Boat implements Home @shareable { id: ID! }`,
        { resolvers: { Query: { people: () => people } }, find: by("id", people) },
      ),
      post: upstream(
        `type Person @key(fields: "id") { id: ID! home: Home @external route: String @requires(fields: "home { ... on House { street } }") }
         interface Home { id: ID! }
         type House implements Home @shareable { id: ID! street: String } type Boat implements Home @shareable { id: ID! }`,
        {
          resolvers: {
            Person: {
              route: ({ home }: { home: { street?: string } }) =>
                home.street === undefined ? "afloat" : `to ${home.street}`,
            },
          },
        },
      ),
    },
    cases: [
      ["{ people { route } }", { people: [{ route: "to Ring" }, { route: "afloat" }] }],
      [
        "{ people { route home { id ... on House { street } } } }",
        {
          people: [
            { route: "to Ring", home: { id: "h", street: "Ring" } },
            { route: "afloat", home: { id: "b" } },
          ],
        },
      ],
    ],
  },
  {
    about: "a chain of requirements over three upstreams, and what is missing at its beginning",
    subgraphs: {
      boxes: upstream(`type Query { boxes: [Box] } type Box @key(fields: "id") { id: ID! width: Int height: Int }`, {
        resolvers: { Query: { boxes: () => boxes } },
        find: by("id", boxes),
      }),
      geometry: upstream(
        `type Box @key(fields: "id") { id: ID! width: Int @external height: Int @external area: Int @requires(fields: "width height") }`,
        {
          resolvers: {
            Box: {
              area: ({ width, height }: { width: number; height: number | null }) =>
                height === null ? null : width * height,
            },
          },
        },
      ),
      prices: upstream(
        `type Box @key(fields: "id") { id: ID! area: Int @external price(perUnit: Int!): Int @requires(fields: "area") }`,
        {
          resolvers: {
            Box: {
              price: ({ area }: { area: number | null }, { perUnit }: { perUnit: number }) =>
                area === null ? null : area * perUnit,
            },
          },
        },
      ),
    },
    cases: [
      ["{ boxes { price(perUnit: 10) } }", { boxes: [{ price: 60 }, { price: null }] }],
      [
        "query ($yes: Boolean = true) { boxes { cheap: price(perUnit: 1) dear: price(perUnit: 100) width @skip(if: $yes) area @include(if: $yes) } }",
        {
          boxes: [
            { cheap: 6, dear: 600, area: 6 },
            { cheap: null, dear: null, area: null },
          ],
        },
      ],
    ],
  },
  {
    about: "what another upstream provides on one way alone",
    subgraphs: {
      shelf: upstream(
        `type Query { best: Book @provides(fields: "title author { name }") any: Book }
         type Book @key(fields: "isbn") { isbn: ID! title: String @external author: Author @shareable }
         type Author { name: String @external initials: String @shareable }`,
        {
          resolvers: {
            Query: {
              best: () => ({ isbn: "1", title: "here", author: { name: "here", initials: "H" } }),
              any: () => ({ isbn: "1", author: { initials: "A" } }),
            },
          },
        },
      ),
      index: upstream(
        `type Book @key(fields: "isbn") { isbn: ID! title: String @shareable author: Author @shareable }
         type Author { name: String @shareable initials: String @shareable }`,
        {
          find: ({ isbn }) => ({ __typename: "Book", isbn, title: "there", author: { name: "there", initials: "T" } }),
        },
      ),
    },
    cases: [
      ["{ best { title author { name } } }", { best: { title: "here", author: { name: "here" } } }],
      ["{ any { title author { name } } }", { any: { title: "there", author: { name: "there" } } }],
    ],
  },
  {
    about: "requirements within fragments on interfaces",
    subgraphs: {
      register: upstream(
        `type Query { people: [Person] }
         type Person @key(fields: "id") { id: ID! home: Home }
         interface Home { id: ID! } interface Built implements Home { id: ID! street: String }
         type House implements Home & Built @shareable { id: ID! street: String floors: Int }
         type Boat implements Home @shareable { id: ID! }`,
        {
          resolvers: {
            Query: { people: () => people },
            House: { floors: () => 2 },
          },
          find: by("id", people),
        },
      ),
      tax: upstream(
        `type Person @key(fields: "id") {
           id: ID! home: Home @external
           due: String @requires(fields: "home { id ... on Built { street ... on House { floors } } }")
         }
         interface Home { id: ID! } interface Built implements Home { id: ID! street: String }
         type House implements Home & Built @shareable { id: ID! street: String floors: Int }
         type Boat implements Home @shareable { id: ID! }`,
        { resolvers: { Person: { due: ({ home }: { home: unknown }) => JSON.stringify(home) } } },
      ),
    },
    cases: [
      [
        "{ people { due } }",
        {
          people: [
            { due: '{"__typename":"House","id":"h","street":"Ring","floors":2}' },
            { due: '{"__typename":"Boat","id":"b"}' },
          ],
        },
      ],
    ],
  },
];
