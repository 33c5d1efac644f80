import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readShapeOf } from "./read-shape.ts";
import { Reading } from "./reading.ts";

const operation = "{items{__typename id note tags size owner{id name rows{cell}}}}";
const text = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom("", '"', "\\", '\\"', '{"id":"1"}', "a\\\\"));
const nullable = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(value, { freq: 5 });

const owner = fc.record(
  {
    id: fc.constantFrom("1", "2", "3"),
    name: nullable(text),
    rows: nullable(fc.array(nullable(fc.array(fc.record({ cell: text }))))),
  },
  { noNullPrototype: true },
);
const item = fc.record(
  {
    __typename: fc.constant("Item"),
    id: text,
    note: nullable(text),
    tags: nullable(fc.array(nullable(text))),
    size: nullable(fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer(), fc.boolean())),
    owner: nullable(owner),
  },
  { noNullPrototype: true },
);
/** Few different objects in any order, so that some come again. */
const answers = fc
  .array(item, { minLength: 1, maxLength: 4 })
  .chain((some) => fc.array(nullable(fc.constantFrom(...some)), { maxLength: 12 }));

function read(given: string, of = operation) {
  const shape = readShapeOf(of);
  if (shape === null) throw new Error("The operation has no form");
  return new Reading(given, shape).data();
}

describe("an answer of the expected form", () => {
  it("reads as any JSON does", () => {
    fc.assert(
      fc.property(answers, (items) => {
        const given = JSON.stringify({ data: { items } });
        expect(read(given)?.data).toEqual(JSON.parse(given).data);
      }),
    );
  });

  it("is one object wherever it has the same one", () => {
    const one = { __typename: "Item", id: "1", note: null, tags: [], size: 1, owner: { id: "1", name: "x", rows: [] } };
    const found = read(JSON.stringify({ data: { items: [one, { ...one, id: "2" }, one] } }));
    const [first, second, third]: unknown[] = Array.isArray(found?.data["items"]) ? found.data["items"] : [];
    expect(third).toBe(first);
    expect(second).not.toBe(first);
    expect(found?.repeated).toContain(first);
    expect(found?.repeated).not.toContain(second);
  });

  it("tells objects apart that begin alike", () => {
    const named = (name: string) => ({ id: "a long id with which many things begin here", name, rows: null });
    const items = ["x", "y", "x"].map((name) => ({
      __typename: "Item",
      id: "1",
      note: "",
      tags: null,
      size: 1,
      owner: named(name),
    }));
    expect(read(JSON.stringify({ data: { items } }))?.data).toEqual({ items });
  });
});

describe("an answer of another form", () => {
  const whole = JSON.stringify({
    data: { items: [{ __typename: "Item", id: 'a"\\', note: "b", tags: ["c"], size: -1500, owner: null }] },
  });

  it("is not read", () => {
    expect(read(whole)).not.toBeNull();
    for (const other of [
      `${whole} `,
      `${whole.slice(0, -1)},"errors":[{"message":"x"}]}`,
      whole.replace('"id":', '"key":'),
      whole.replace('"id":', ' "id":'),
      whole.replace(',"owner":null', ""),
      whole.replace("null", '{"id":"1"}'),
      whole.replace("-1500", "-1500e"),
      whole.replace("-1500", "none"),
      whole.replace('"b"', '"\\x"'),
      '{"data":null}',
      '{"errors":[]}',
      "",
    ]) {
      expect({ other, found: read(other) }).toEqual({ other, found: null });
    }
  });

  it("is not read when it is cut off, wherever that is", () => {
    for (let length = 0; length < whole.length; length += 1) expect(read(whole.slice(0, length))).toBeNull();
  });

  it("has no form when a key comes twice", () => {
    expect(readShapeOf("{a b a:c}")).toBeNull();
    expect(readShapeOf("mutation{a}")).toBeNull();
  });
});
