import { type FieldNode, type FragmentDefinitionNode, Kind, parse, type SelectionSetNode, validate } from "graphql";
import { describe, expect, it } from "vitest";
import { federationOf } from "../../test/federation/harness.ts";
import { answerOf, presentFault } from "./answer.ts";
import { replay } from "./replay.ts";
import { readReply } from "./upstreams.ts";

const link =
  'extend schema @link(url: "https://specs.apollo.dev/federation/v2.3", import: ["@key", "@external", "@requires", "@shareable"])\n';

/** Boxes are no entities: two upstreams know a part of each. */
const typeDefs = {
  catalogue: `${link}
    type Query { items: [Item!] }
    type Mutation { touch: [Item!] }
    type Item @key(fields: "id") {
      id: ID! name(long: Boolean): String price: Int weight: Int box: Box @shareable maker: Maker
    }
    type Maker @key(fields: "id") { id: ID! city: String }
    type Box { material: String }`,
  stock: `${link}
    type Mutation { restock: Boolean }
    type Item @key(fields: "id") {
      id: ID! price: Int @external weight: Int @external box: Box @shareable count: Int
      delivery: Int @requires(fields: "price weight")
    }
    type Box { label: String }`,
  makers: `${link}
    type Maker @key(fields: "id") { id: ID! country: String items: [Item] }
    type Item @key(fields: "id") { id: ID! }`,
};

type Thing = Readonly<Record<string, unknown>>;
/** Fields of an upstream's roots, and what it makes of a representation. */
interface World {
  readonly roots?: Thing;
  readonly find?: (representation: Thing) => Thing;
  readonly errors?: readonly Thing[];
}

/** Runs an operation. @returns data, whether there are errors, and the calls with the ids that they ask for */
async function run(text: string, worlds: Readonly<Partial<Record<keyof typeof typeDefs, World>>>) {
  const federation = await federationOf(typeDefs);
  const document = parse(text);
  expect(validate(federation.schema, document)).toEqual([]);
  const compiled = federation.prepare(document, null).compiledFor({});
  const calls: string[] = [];
  const gathered = await replay(
    compiled.step,
    {},
    async ({ upstream, reader }, body) => {
      const asked: { query: string; variables: Record<string, Thing[]> } = JSON.parse(body);
      const ids = Object.values(asked.variables).flatMap((list) => list.map(({ id }) => String(id)));
      calls.push([upstream, ...ids].join(" "));
      const world = new Map<string, World>(Object.entries(worlds)).get(upstream) ?? {};
      return readReply({ ok: true, bytes: Buffer.from(JSON.stringify(answer(asked, world))) }, reader);
    },
    federation.isObjectType,
  );
  const written = answerOf(compiled, gathered, "test", (fault) => presentFault(fault, "test"));
  const { data, errors }: { data: unknown; errors?: unknown } = JSON.parse(written.text);
  return { data, hasErrors: errors !== undefined, calls };
}

/** An upstream's answer, its keys in the order of the selection. */
function answer(
  { query, variables }: { readonly query: string; readonly variables: Readonly<Record<string, readonly Thing[]>> },
  { roots = {}, find = () => ({}), errors }: World,
): Thing {
  const { definitions } = parse(query);
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const each of definitions) if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each);
  const fieldsOf = ({ selections }: SelectionSetNode): readonly FieldNode[] =>
    selections.flatMap((each) => {
      if (each.kind === Kind.FIELD) return [each];
      const within = each.kind === Kind.INLINE_FRAGMENT ? each : fragments.get(each.name.value);
      return within === undefined ? [] : fieldsOf(within.selectionSet);
    });
  const valueOf = (field: FieldNode, value: unknown): unknown => {
    if (Array.isArray(value)) return value.map((each) => valueOf(field, each));
    return field.selectionSet === undefined || typeof value !== "object" || value === null
      ? (value ?? null)
      : objectOf(field.selectionSet, new Map(Object.entries(value)));
  };
  const objectOf = (selectionSet: SelectionSetNode, values: ReadonlyMap<string, unknown>): Thing =>
    Object.fromEntries(
      fieldsOf(selectionSet).map((field) => {
        const [argument] = field.arguments ?? [];
        const name = argument?.value.kind === Kind.VARIABLE ? argument.value.name.value : "";
        const value = field.name.value === "_entities" ? variables[name]?.map(find) : values.get(field.name.value);
        return [(field.alias ?? field.name).value, valueOf(field, value)];
      }),
    );
  const operation = definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  const data = operation === undefined ? null : objectOf(operation.selectionSet, new Map(Object.entries(roots)));
  return { data, ...(errors !== undefined && { errors }) };
}

const item = (id: string, more: Thing = {}): Thing => ({ __typename: "Item", id, ...more });
const numbers = ["1", "2", "3"];

describe("equal objects of an answer", () => {
  it("do not share what another upstream says of each", async () => {
    const material = "Oak from a forest in the neighbourhood, oiled by hand";
    const { data } = await run("{ items { box { material label } } }", {
      catalogue: { roots: { items: numbers.map((id) => item(id, { box: { material } })) } },
      stock: { find: ({ id }) => ({ box: { label: `Box of ${String(id)}` } }) },
    });
    expect(data).toEqual({ items: numbers.map((id) => ({ box: { material, label: `Box of ${id}` } })) });
  });

  it("at two places have each place's own fields, also where those have one name", async () => {
    const maker = { __typename: "Maker", id: "9" };
    const { data, calls } = await run(
      "{ items { maker { items { label: name } } } more: items { maker { items { label: count } } } }",
      {
        catalogue: {
          roots: { items: [item("1", { maker })], more: [item("1", { maker })] },
          find: ({ id }) => ({ name: `No. ${String(id)}`, label: `No. ${String(id)}` }),
        },
        makers: { find: () => ({ items: [item("2"), item("3")] }) },
        stock: { find: ({ id }) => ({ count: Number(id) * 10, label: Number(id) * 10 }) },
      },
    );
    expect(data).toEqual({
      items: [{ maker: { items: [{ label: "No. 2" }, { label: "No. 3" }] } }],
      more: [{ maker: { items: [{ label: 20 }, { label: 30 }] } }],
    });
    expect(calls.filter((each) => each.startsWith("makers"))).toEqual(["makers 9"]);
  });

  it("are asked for once and completed everywhere", async () => {
    const maker = { __typename: "Maker", id: "9", city: "A town with quite a long name by a river" };
    const { data, calls } = await run("{ items { maker { city country } } }", {
      catalogue: { roots: { items: numbers.map((id) => item(id, { maker })) } },
      makers: { find: () => ({ country: "DE" }) },
    });
    expect(data).toEqual({ items: numbers.map(() => ({ maker: { city: maker.city, country: "DE" } })) });
    expect(calls).toEqual(["catalogue", "makers 9"]);
  });
});

describe("what an upstream has said", () => {
  const query = "{ items { id name count maker { items { name } } } }";
  const maker = { __typename: "Maker", id: "9" };
  const stock = { find: () => ({ count: 4 }) };
  const makers = (...ids: readonly string[]) => ({ find: () => ({ items: ids.map((id) => item(id)) }) });

  it("is not asked again", async () => {
    const { data, calls } = await run(query, {
      catalogue: { roots: { items: numbers.map((id) => item(id, { name: `No. ${id}`, maker })) } },
      stock,
      makers: makers("2", "1"),
    });
    const own = { items: [{ name: "No. 2" }, { name: "No. 1" }] };
    expect(data).toEqual({ items: numbers.map((id) => ({ id, name: `No. ${id}`, count: 4, maker: own })) });
    expect(calls.toSorted()).toEqual(["catalogue", "makers 9", "stock 1 2 3"]);
  });

  it("leaves out nothing else, and no null", async () => {
    const { data, calls } = await run(query, {
      catalogue: {
        roots: { items: numbers.map((id) => item(id, { name: id === "1" ? null : `No. ${id}`, maker })) },
        find: ({ id }) => ({ name: `Later ${String(id)}` }),
      },
      stock,
      makers: makers("1", "2", "5"),
    });
    const names = ["Later 1", "No. 2", "Later 5"].map((name) => ({ name }));
    expect(data).toMatchObject({ items: numbers.map(() => ({ maker: { items: names } })) });
    expect(calls).toContain("catalogue 1 5");
  });

  it("with other arguments, or of a field by another name, is something else", async () => {
    const { data, calls } = await run("{ items { id count name(long: true) maker { items { name } } } }", {
      catalogue: { roots: { items: [item("1", { name: "long", maker })] }, find: () => ({ name: "short" }) },
      stock,
      makers: makers("1"),
    });
    expect(data).toEqual({ items: [{ id: "1", count: 4, name: "long", maker: { items: [{ name: "short" }] } }] });
    expect(calls).toContain("catalogue 1");
    const renamed = await run("{ items { id count name: price maker { items { price: name } } } }", {
      catalogue: { roots: { items: [item("1", { price: 5, maker })] }, find: () => ({ name: "one" }) },
      stock,
      makers: makers("1"),
    });
    expect(renamed.data).toEqual({ items: [{ id: "1", count: 4, name: 5, maker: { items: [{ price: "one" }] } }] });
  });

  it("is asked again after an error", async () => {
    const { calls, hasErrors } = await run(query, {
      catalogue: {
        roots: { items: [item("1", { name: "x", maker })] },
        errors: [{ message: "not all of it", path: ["items", 0, "price"] }],
      },
      stock,
      makers: makers("1"),
    });
    expect(hasErrors).toBe(true);
    expect(calls).toContain("catalogue 1");
  });

  it("is asked again when something has changed since", async () => {
    const { calls } = await run("mutation { touch { id count } restock again: touch { id count } }", {
      catalogue: { roots: { touch: [item("1")] } },
      stock: { ...stock, roots: { restock: true } },
    });
    expect(calls).toEqual(["catalogue", "stock", "stock 1", "catalogue", "stock 1"]);
  });

  it("of objects by what they require holds for equal ones", async () => {
    const { data, calls } = await run("{ items { delivery price maker { items { delivery } } } }", {
      catalogue: {
        roots: { items: [item("1", { price: 5, weight: 1, maker }), item("2", { price: 6, weight: 1, maker })] },
        find: () => ({ price: 5, weight: 1 }),
      },
      stock: { find: ({ price }) => ({ delivery: Number(price) * 2 }) },
      makers: makers("1", "4"),
    });
    const own = { items: [{ delivery: 10 }, { delivery: 10 }] };
    expect(data).toEqual({ items: [5, 6].map((price) => ({ price, delivery: price * 2, maker: own })) });
    expect(calls.filter((each) => each.startsWith("stock"))).toEqual(["stock 1 2", "stock 4"]);
  });
});

describe("names that every object has", () => {
  it.each(["__proto__", "constructor", "toString"])("are not planned: %s", async (name) => {
    await expect(run(`{ items { ${name}: name } }`, {})).rejects.toThrow("every object has");
  });
});
