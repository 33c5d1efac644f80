import { by, type Suite, upstream } from "./suite.ts";

const books = [
  { __typename: "Book", isbn: "b1", id: "1" },
  { __typename: "Book", isbn: "b2", id: "2" },
];

/** Keys, shared roots, overrides, mutations, and what is hidden. */
export const keysSuites: readonly Suite[] = [
  {
    about: "a way over an upstream that knows of some objects nothing",
    subgraphs: {
      shelf: upstream(`type Query { shelf: [Book] } type Book @key(fields: "isbn") { isbn: ID! }`, {
        resolvers: { Query: { shelf: () => [{ isbn: "b1" }, { isbn: "b2" }, { isbn: "b3" }] } },
      }),
      index: upstream(`type Book @key(fields: "isbn") @key(fields: "id") { isbn: ID! id: ID! }`, {
        find: ({ isbn, id }) => books.find((each) => each.isbn === isbn || each.id === id) ?? null,
      }),
      writers: upstream(`type Book @key(fields: "id") { id: ID! writer: String }`, {
        find: ({ id }) => ({ __typename: "Book", id, writer: `writer of ${String(id)}` }),
      }),
    },
    cases: [
      [
        "{ shelf { isbn writer } }",
        {
          shelf: [
            { isbn: "b1", writer: "writer of 1" },
            { isbn: "b2", writer: "writer of 2" },
            { isbn: "b3", writer: null },
          ],
        },
      ],
    ],
  },
  {
    about: "keys of several fields, with objects within",
    subgraphs: {
      plan: upstream(
        `type Query { lesson: Lesson } type Lesson @key(fields: "day slot { hour }") { day: ID! slot: Slot! topic: String } type Slot { hour: Int! @shareable }`,
        { resolvers: { Query: { lesson: () => ({ day: "Mo", slot: { hour: 3 }, topic: "Bruchrechnung" }) } } },
      ),
      rooms: upstream(
        `type Lesson @key(fields: "day slot { hour }") { day: ID! slot: Slot! room: String } type Slot { hour: Int! @shareable }`,
        {
          resolvers: {
            Lesson: { room: ({ day, slot }: { day: string; slot: { hour: number } }) => `${day}${slot.hour}` },
          },
        },
      ),
    },
    cases: [["{ lesson { topic room } }", { lesson: { topic: "Bruchrechnung", room: "Mo3" } }]],
  },
  {
    about: "a root and a type of two upstreams, each with fields of its own",
    subgraphs: {
      names: upstream(
        `type Query { school: School @shareable } type School @shareable { id: ID! names: Names } type Names { short: String }`,
        {
          resolvers: { Query: { school: () => ({ id: "s", names: { short: "GS" } }) } },
        },
      ),
      places: upstream(
        `type Query { school: School @shareable } type School { id: ID! @shareable place: Place } type Place { town: String }`,
        {
          resolvers: { Query: { school: () => ({ id: "s", place: { town: "Bern" } }) } },
        },
      ),
    },
    cases: [
      [
        "{ school { id names { short } place { town } } }",
        { school: { id: "s", names: { short: "GS" }, place: { town: "Bern" } } },
      ],
      [
        "{ a: school { place { town } } b: school { names { short } } }",
        { a: { place: { town: "Bern" } }, b: { names: { short: "GS" } } },
      ],
    ],
  },
  {
    about: "a field that another upstream has taken over",
    subgraphs: {
      old: upstream(`type Query { pen: Pen } type Pen @key(fields: "id") { id: ID! colour: String size: Int }`, {
        resolvers: { Query: { pen: () => ({ id: "1", colour: "old", size: 1 }) } },
        find: by("id", [{ __typename: "Pen", id: "1", colour: "old", size: 1 }]),
      }),
      young: upstream(
        `type Query { newest: Pen } type Pen @key(fields: "id") { id: ID! colour: String @override(from: "old") }`,
        {
          resolvers: { Query: { newest: () => ({ id: "1", colour: "new" }) } },
          find: ({ id }) => ({ __typename: "Pen", id, colour: "new" }),
        },
      ),
    },
    cases: [
      ["{ pen { colour size } }", { pen: { colour: "new", size: 1 } }],
      ["{ newest { colour size } }", { newest: { colour: "new", size: 1 } }],
    ],
  },
  {
    about: "mutations in their order, each with what others know of its object",
    subgraphs: {
      counter: upstream(
        `type Query { count: Count } type Mutation { add(by: Int!): Count } type Count @key(fields: "id") { id: ID! value: Int }`,
        {
          resolvers: {
            Query: { count: () => ({ id: "c", value: 0 }) },
            Mutation: { add: (_: unknown, { by: more }: { by: number }) => ({ id: `c${more}`, value: more }) },
          },
        },
      ),
      notes: upstream(
        `type Query { noted: Int } type Mutation { note(text: String!): String } type Count @key(fields: "id") { id: ID! note: String }`,
        {
          resolvers: { Mutation: { note: (_: unknown, { text }: { text: string }) => `noted ${text}` } },
          find: ({ id }) => ({ __typename: "Count", id, note: `of ${String(id)}` }),
        },
      ),
    },
    cases: [
      [
        'mutation { a: add(by: 1) { value note } b: note(text: "x") c: add(by: 2) { note } }',
        { a: { value: 1, note: "of c1" }, b: "noted x", c: { note: "of c2" } },
      ],
    ],
  },
  {
    about: "values of an enum that one upstream alone has, and those that clients do not see",
    subgraphs: {
      a: upstream(`type Query { grades: [Grade] } enum Grade { GOOD FAIR SECRET @inaccessible }`, {
        resolvers: { Query: { grades: () => ["GOOD", "SECRET"] } },
      }),
      b: upstream(`type Query { grade: Grade } enum Grade { GOOD FAIR POOR }`, {
        resolvers: { Query: { grade: () => "POOR" } },
      }),
    },
    cases: [
      ["{ grades }", { grades: ["GOOD", null] }],
      ["{ grade }", { grade: "POOR" }],
    ],
  },
];
