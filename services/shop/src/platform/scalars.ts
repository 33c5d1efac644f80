import { inspect } from "node:util";
import { isDay, readMoment } from "@chalkbox/input-text/moments";
import { GraphQLError, GraphQLScalarType, Kind } from "graphql";

/** A calendar day as `YYYY-MM-DD`, inside and outside: it has no time zone to lose it in. */
export const dateScalar = new GraphQLScalarType<string, string>({
  name: "Date",
  serialize: readDay,
  parseValue: readDay,
  parseLiteral: (node) => readDay(node.kind === Kind.STRING ? node.value : null),
});

/** A moment: a `Date` inside, ISO 8601 in UTC outside. */
export const dateTimeScalar = new GraphQLScalarType<Date, string>({
  name: "DateTime",
  serialize: (value) => toMoment(value).toISOString(),
  parseValue: toMoment,
  parseLiteral: (node) => toMoment(node.kind === Kind.STRING ? node.value : null),
});

function readDay(value: unknown): string {
  if (typeof value === "string" && isDay(value)) return value;
  throw new GraphQLError(`${shown(value)} is not a day such as 2026-11-24`);
}

function toMoment(value: unknown): Date {
  const moment = value instanceof Date ? value : typeof value === "string" ? readMoment(value) : null;
  if (moment !== null && !Number.isNaN(moment.getTime())) return moment;
  throw new GraphQLError(`${shown(value)} is not a moment such as 2026-11-24T09:30:00.000Z`);
}

/** A value within a message; a long one is cut. */
function shown(value: unknown): string {
  const text = typeof value === "string" ? value : inspect(value, { depth: 0 });
  return JSON.stringify(text.length > 60 ? `${Array.from(text.slice(0, 120)).slice(0, 60).join("")}…` : text);
}
