import { type GraphQLInputType, isEnumType, isInputObjectType, isListType, isNonNullType } from "graphql";

/** Stands for a value that is not sent at all. */
export const missing = Symbol("missing");

const nested = (levels: number, of: (inner: unknown) => unknown): unknown => {
  let value: unknown = "x";
  for (let level = 0; level < levels; level += 1) value = of(value);
  return value;
};

/** Wrong wherever they are sent, or nearly. */
const anywhere: readonly unknown[] = [
  null,
  missing,
  "",
  true,
  0,
  {},
  [],
  [[]],
  [null],
  { x: 1 },
  { __proto__: 1, constructor: 2, toString: 3 },
  JSON.parse('{"__proto__": {"a": 1}}'),
  nested(11, (inner) => ({ a: inner })),
  nested(11, (inner) => [inner]),
];

const texts: readonly string[] = [
  " ",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "a\udc00b",
  "x".repeat(300),
  "x".repeat(70_000),
  "ü".repeat(9_000),
  "NaN",
  "Infinity",
  "-Infinity",
  "null",
  "undefined",
  "true",
  "-1",
  "0",
  "1.5",
  "1e309",
  "2147483648",
  "99999999999999999999999999",
  "-2147483649",
  "0x10",
  "00000000-0000-0000-0000-000000000000",
  "{00000000-0000-0000-0000-000000000000}",
  "ffffffff-ffff-ffff-ffff-fffffffffffff",
  "__proto__",
  "constructor",
  "toString",
  "'; select 1; --",
  "%",
  "_%\\",
  "${x}",
  "../../etc/passwd",
  "//evil.example",
  "\u200b",
  "\u202eabc",
  "\uffff",
  "\u{10ffff}",
  "👩‍👩‍👧‍👦".repeat(40),
  "\r\nBcc: a@example.org",
  "(((((((((((((((((((((((((",
  '{"a":',
  "[".repeat(20_000),
  "<div>".repeat(2_000),
];

const numbers: readonly unknown[] = [
  -1,
  -0,
  0.5,
  1e-320,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_648,
  -2_147_483_649,
  Number.MAX_SAFE_INTEGER,
  1e21,
  1e308,
  -1e308,
  "1",
  "NaN",
  "Infinity",
  "x",
];

const dates: readonly unknown[] = [
  "2026-02-30",
  "2026-13-01",
  "2026-00-00",
  "0000-01-01",
  "9999-12-31",
  "10000-01-01",
  "+275760-09-13T00:00:00.000Z",
  "-271821-04-20T00:00:00.000Z",
  "-000001-01-01T00:00:00Z",
  "0000-01-01T00:00:00Z",
  "2026-01-01T25:00:00Z",
  "2026-01-01T24:00:00Z",
  "2026-01-01T00:00:60Z",
  "2026-01-01T00:00:00+99:99",
  "yesterday",
  "1",
  "2026",
  "NaN",
  "Infinity",
  "",
  1_700_000_000_000,
  -1,
  1e300,
];

const byScalar: Readonly<Record<string, readonly unknown[]>> = {
  String: texts,
  ID: [...texts, ...numbers],
  Int: numbers,
  Float: numbers,
  Boolean: ["true", "false", 1, 0, "NaN"],
  Date: dates,
  DateTime: dates,
  JSON: [...texts, ...numbers, ...anywhere],
};

/** Values of any kind that are not meant for this type; a few of them may be right all the same. */
export function wrongValuesFor(
  type: GraphQLInputType,
  sample: (type: GraphQLInputType) => unknown,
): readonly unknown[] {
  if (isNonNullType(type)) return wrongValuesFor(type.ofType, sample);
  if (isListType(type)) {
    const right = sample(type.ofType);
    const repeated = (count: number): unknown => Array.from({ length: count }, () => right);
    return [
      ...anywhere,
      right,
      [right, null],
      [[right]],
      repeated(2),
      repeated(101),
      repeated(1_500),
      ...wrongValuesFor(type.ofType, sample).flatMap((wrong) => (wrong === missing ? [] : [[wrong], [right, wrong]])),
    ];
  }
  if (isEnumType(type)) return [...anywhere, "UNKNOWN", "toString", "constructor", "null", 1, "x".repeat(1_000)];
  if (isInputObjectType(type)) {
    const right = sample(type);
    return [...anywhere, typeof right === "object" ? { ...right, unknownField: 1 } : right, [right], "text", 1];
  }
  return [...anywhere, ...(byScalar[type.name] ?? texts)];
}
