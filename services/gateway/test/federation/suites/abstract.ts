import { by, type Suite, upstream } from "./suite.ts";

const rooms = [
  { __typename: "Classroom", id: "1", name: "Aula", seats: 30 },
  { __typename: "Workshop", id: "2", name: "Werkraum", benches: 8 },
];

/** Interfaces, unions and interface objects. */
export const abstractSuites: readonly Suite[] = [
  {
    about: "an interface's own fields, of which the upstream need not say the type",
    subgraphs: {
      house: upstream(
        `type Query { rooms: [Room] first: Room }
         interface Room { id: ID! name: String next: Room }
         type Classroom implements Room @key(fields: "id") { id: ID! name: String next: Room seats: Int }
         type Workshop implements Room @key(fields: "id") { id: ID! name: String next: Room benches: Int }`,
        {
          resolvers: {
            Query: { rooms: () => rooms, first: () => rooms[0] },
            Classroom: { next: () => rooms[1] },
            Workshop: { next: () => rooms[0] },
          },
          find: by("id", rooms),
        },
      ),
      plan: upstream(`type Query { floors: Int } type Classroom @key(fields: "id") { id: ID! lessons: Int }`, {
        find: ({ id }) => ({ __typename: "Classroom", id, lessons: 5 }),
      }),
    },
    cases: [
      ["{ rooms { id } }", { rooms: [{ id: "1" }, { id: "2" }] }],
      ["{ rooms { ... on Room { label: name } } }", { rooms: [{ label: "Aula" }, { label: "Werkraum" }] }],
      [
        "{ first { next { ... on Room { next { __typename } } } } }",
        { first: { next: { next: { __typename: "Classroom" } } } },
      ],
      [
        "{ rooms { kind: __typename ... on Classroom { lessons seats } ... on Workshop { benches } } }",
        {
          rooms: [
            { kind: "Classroom", lessons: 5, seats: 30 },
            { kind: "Workshop", benches: 8 },
          ],
        },
      ],
    ],
  },
  {
    about: "interface objects: an upstream adds to all types of an interface without knowing them",
    subgraphs: {
      house: upstream(
        `type Query { rooms: [Room] }
         interface Room @key(fields: "id") { id: ID! name: String }
         type Classroom implements Room @key(fields: "id") { id: ID! name: String seats: Int }
         type Workshop implements Room @key(fields: "id") { id: ID! name: String benches: Int }`,
        { resolvers: { Query: { rooms: () => rooms } }, find: by("id", rooms) },
      ),
      cleaning: upstream(
        `type Query { dirty: [Room] }
         type Room @key(fields: "id") @interfaceObject { id: ID! cleanedAt: String }`,
        {
          resolvers: { Query: { dirty: () => [{ __typename: "Room", id: "2", cleanedAt: "06:00" }] } },
          find: ({ id }) => ({ __typename: "Room", id, cleanedAt: `0${String(id)}:00` }),
        },
      ),
    },
    cases: [
      ["{ dirty { id cleanedAt } }", { dirty: [{ id: "2", cleanedAt: "06:00" }] }],
      ["{ dirty { __typename id name } }", { dirty: [{ __typename: "Workshop", id: "2", name: "Werkraum" }] }],
      [
        "{ rooms { name cleanedAt } }",
        {
          rooms: [
            { name: "Aula", cleanedAt: "01:00" },
            { name: "Werkraum", cleanedAt: "02:00" },
          ],
        },
      ],
      ["{ rooms { ... on Classroom { cleanedAt } } }", { rooms: [{ cleanedAt: "01:00" }, {}] }],
    ],
    unreachable: ["{ dirty { cleanedAt ... on Workshop { benches } ... on Classroom { seats } } }"],
  },
  {
    about: "a union of which each upstream knows other members",
    subgraphs: {
      paper: upstream(
        `type Query { found: [Medium] @shareable } union Medium = Book | Map
         type Book @shareable { title: String } type Map { scale: Int }`,
        {
          resolvers: {
            Query: {
              found: () => [
                { __typename: "Book", title: "Fibel" },
                { __typename: "Map", scale: 50 },
              ],
            },
          },
        },
      ),
      sound: upstream(
        `type Query { heard: Medium } union Medium = Book | Tape type Book @shareable { title: String } type Tape { minutes: Int }`,
        {
          resolvers: { Query: { heard: () => ({ __typename: "Tape", minutes: 45 }) } },
        },
      ),
    },
    cases: [
      [
        "{ found { __typename ... on Book { title } ... on Map { scale } ... on Tape { minutes } } }",
        {
          found: [
            { __typename: "Book", title: "Fibel" },
            { __typename: "Map", scale: 50 },
          ],
        },
      ],
      ["{ heard { ... on Tape { minutes } ... on Map { scale } } }", { heard: { minutes: 45 } }],
      ["{ heard { ... on Map { scale } } }", { heard: {} }],
    ],
  },
  {
    about: "an interface object that requires a field of the interface",
    subgraphs: {
      house: upstream(
        `type Query { rooms: [Room] }
         interface Room @key(fields: "id") { id: ID! name: String }
         type Classroom implements Room @key(fields: "id") { id: ID! name: String }`,
        { resolvers: { Query: { rooms: () => rooms.slice(0, 1) } }, find: by("id", rooms) },
      ),
      signs: upstream(
        `type Query { signed: [Room] }
         type Room @key(fields: "id") @interfaceObject { id: ID! name: String @external sign: String @requires(fields: "name") }`,
        {
          resolvers: {
            Query: { signed: () => [{ __typename: "Room", id: "1" }] },
            Room: { sign: ({ name }: { name?: string }) => `to ${name ?? "nowhere"}` },
          },
        },
      ),
    },
    cases: [
      ["{ rooms { sign } }", { rooms: [{ sign: "to Aula" }] }],
      ["{ signed { id name sign } }", { signed: [{ id: "1", name: "Aula", sign: "to Aula" }] }],
    ],
  },
  {
    about: "a field that is a union at one upstream, and one of its types at another",
    subgraphs: {
      shop: upstream(
        `type Query { best: Best @shareable } type Best @shareable { medium: Book } type Book @shareable { title: String }`,
        { resolvers: { Query: { best: () => ({ medium: { title: "Fibel" } }) } } },
      ),
      fair: upstream(
        `type Query { best: Best @shareable fairest: Best } type Best @shareable { medium: Medium } union Medium = Book | Tape
         type Book @shareable { title: String } type Tape { minutes: Int }`,
        {
          resolvers: {
            Query: {
              best: () => ({ medium: { __typename: "Book", title: "Fibel" } }),
              fairest: () => ({ medium: { __typename: "Tape", minutes: 9 } }),
            },
          },
        },
      ),
    },
    cases: [
      [
        "{ fairest { medium { __typename ... on Tape { minutes } ... on Book { title } } } }",
        { fairest: { medium: { __typename: "Tape", minutes: 9 } } },
      ],
      ["{ best { medium { ... on Book { title } } } }", { best: { medium: { title: "Fibel" } } }],
    ],
  },
];
