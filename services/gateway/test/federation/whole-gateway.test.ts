import { describe, expect, it, onTestFinished } from "vitest";
import { link, makeSubgraph, type Thing } from "./subgraph.ts";
import { by, upstream, type SuiteSubgraph } from "./suites/suite.ts";
import { startWholeGateway, type WholeGateway } from "./whole-gateway.ts";

async function gatewayOf(subgraphs: Readonly<Record<string, SuiteSubgraph>>): Promise<WholeGateway> {
  const gateway = await startWholeGateway(
    Object.entries(subgraphs).map(([name, { typeDefs, resolvers = {}, find = (each: Thing) => each }]) => ({
      name,
      typeDefs,
      schema: makeSubgraph(typeDefs, resolvers, find),
    })),
  );
  onTestFinished(() => gateway.close());
  return gateway;
}

/** Of each kind of medium one upstream alone knows the number; the other would make one up. */
const media = {
  books: upstream(
    `type Query { medium(title: String): Medium @shareable }
     interface Medium { number: Int }
     type Book implements Medium @key(fields: "title") { title: String number: Int }
     type Film implements Medium @key(fields: "title") { title: String number: Int @external pages: Int }`,
    {
      resolvers: {
        Query: { medium: () => ({ __typename: "Book", title: "Fibel", number: 1 }) },
      },
      find: by("title", [{ __typename: "Book", title: "Fibel", number: 1 }]),
    },
  ),
  films: upstream(
    `type Query { medium(title: String): Medium @shareable }
     interface Medium { number: Int }
     type Book implements Medium @key(fields: "title") { title: String number: Int @external minutes: Int }
     type Film implements Medium @key(fields: "title") { title: String number: Int }`,
    { resolvers: { Query: { medium: () => ({ __typename: "Book", title: "Fibel", number: -1 }) } } },
  ),
};

describe("a field to which no way is known", () => {
  it("is an error with path, upstream and code instead of what an upstream makes up, and nothing is called", async () => {
    const gateway = await gatewayOf(media);
    const refused = {
      data: null,
      errors: [
        {
          message: "No way is known to Medium.number here",
          path: ["first", "no"],
          extensions: { code: "FIELD_UNREACHABLE", classification: "FIELD_UNREACHABLE", upstream: "books" },
        },
      ],
      plan: "unreachable",
    };
    expect(
      await gateway.answer('{ first: medium(title: "a") { __typename ...M } } fragment M on Medium { no: number }'),
    ).toEqual(refused);
    expect(gateway.calls).toEqual([]);
  });

  it("does not concern operations whose conditions leave it out", async () => {
    const gateway = await gatewayOf(media);
    const text = "query ($all: Boolean!) { medium { ... on Book { number } number @include(if: $all) } }";
    expect(await gateway.answer(text, { all: true })).toMatchObject({ data: null, plan: "unreachable" });
    expect(await gateway.answer(text, { all: false })).toEqual({
      data: { medium: { number: 1 } },
      errors: [],
      plan: "federate",
    });
  });
});

describe("interface objects", () => {
  const subgraphs = {
    house: upstream(
      `type Query { rooms: [Room] }
       interface Room @key(fields: "id") { id: ID! }
       type Workshop implements Room @key(fields: "id") { id: ID! }`,
      { resolvers: { Query: { rooms: () => [{ __typename: "Workshop", id: "1" }] } } },
    ),
    cleaning: upstream(
      `type Room @key(fields: "id") @interfaceObject { id: ID! cleanedAt: String key: String @inaccessible }`,
      {
        find: ({ id }) => ({ __typename: "Room", id, cleanedAt: "06:00" }),
      },
    ),
  };

  it("are in the graph; what they add is answered by a plan, and without one is an error", async () => {
    const gateway = await gatewayOf(subgraphs);
    expect(await gateway.answer("{ rooms { cleanedAt } }")).toEqual({
      data: { rooms: [{ cleanedAt: "06:00" }] },
      errors: [],
      plan: "federate",
    });
    expect(await gateway.answer("{ rooms { ... on Workshop { key } } }")).toMatchObject({
      errors: [{ extensions: { code: "GRAPHQL_VALIDATION_FAILED" } }],
    });
    // A name that every object has is for the stitched graph.
    expect(await gateway.answer("{ rooms { id constructor: cleanedAt } }")).toMatchObject({
      data: { rooms: [{ id: "1", constructor: null }] },
      errors: [
        {
          path: ["rooms", 0, "constructor"],
          extensions: { code: "FIELD_UNREACHABLE", upstream: "cleaning" },
        },
      ],
      plan: "stitch",
    });
  });
});

describe("a type that is extended as in the first version of federation", () => {
  const extended = upstream(
    `type Query { shelf: [Atlas] }
     type Atlas @extends @key(fields: "id place { row }") {
       id: ID! @external
       place: Place @external
       pages: Int
     }
     type Place { row: Int @shareable }`,
    { resolvers: { Query: { shelf: () => [{ id: "1", place: { row: 2 }, pages: 90 }] } } },
  );
  const subgraphs = {
    shelves: {
      ...extended,
      typeDefs: extended.typeDefs.replace('"@external"', '"@external", "@extends"'),
    },
    titles: upstream(
      `type Atlas @key(fields: "id place { row }") { id: ID! place: Place title: String } type Place { row: Int @shareable }`,
      { find: ({ id, place }) => ({ __typename: "Atlas", id, place, title: `title of ${String(id)}` }) },
    ),
  };

  it.each([
    ["{ shelf { key: id pages } }", { key: "1", pages: 90 }, "federate"],
    ["{ shelf { constructor: id pages } }", { constructor: "1", pages: 90 }, "stitch"],
    [
      "{ shelf { id constructor: pages title place { row } } }",
      { id: "1", constructor: 90, title: "title of 1", place: { row: 2 } },
      "stitch",
    ],
  ])("has its key where it is extended: %s", async (text, atlas, plan) => {
    const gateway = await gatewayOf(subgraphs);
    expect(await gateway.answer(text)).toEqual({ data: { shelf: [atlas] }, errors: [], plan });
  });
});

describe("what composition does not show", () => {
  const school = `${link}
    type Query { pupils(by: By, class: Class, staff: Boolean @inaccessible): [String] @shareable }`;
  const resolvers = { Query: { pupils: () => ["Ada"] } };

  it.each([
    ["an inaccessible argument", "{ pupils(staff: true) }", "staff"],
    ["a value that not all upstreams know", "{ pupils(class: C3) }", "C3"],
    ["a field of an input that not all upstreams know", '{ pupils(by: { name: "A", mark: 1 }) }', "mark"],
  ])("is refused: %s", async (_about, text, name) => {
    const gateway = await gatewayOf({
      one: { typeDefs: `${school} input By { name: String mark: Int } enum Class { C1 C2 C3 }`, resolvers },
      two: { typeDefs: `${school} input By { name: String } enum Class { C1 C2 }`, resolvers },
    });
    const { errors } = await gateway.answer(text);
    expect(errors).toMatchObject([
      { message: expect.stringContaining(name), extensions: { code: "GRAPHQL_VALIDATION_FAILED" } },
    ]);
    expect(gateway.calls).toEqual([]);
    expect(await gateway.answer('{ pupils(class: C2, by: { name: "A" }) }')).toMatchObject({
      data: { pupils: ["Ada"] },
    });
  });
});
