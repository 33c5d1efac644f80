import { GraphQLError, GraphQLScalarType, Kind } from "graphql";

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

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
  serialize: (value) => readMoment(value).toISOString(),
  parseValue: readMoment,
  parseLiteral: (node) => readMoment(node.kind === Kind.STRING ? node.value : null),
});

function readDay(value: unknown): string {
  if (typeof value === "string" && dayPattern.test(value)) {
    const moment = new Date(`${value}T00:00:00Z`);
    // `2026-02-30` parses, but as another day.
    if (!Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(value)) return value;
  }
  throw new GraphQLError(`${JSON.stringify(value)} is not a day such as 2026-11-24`);
}

function readMoment(value: unknown): Date {
  const moment = value instanceof Date ? value : typeof value === "string" ? new Date(value) : null;
  if (moment === null || Number.isNaN(moment.getTime())) {
    throw new GraphQLError(`${JSON.stringify(value)} is not a moment such as 2026-11-24T09:30:00.000Z`);
  }
  return moment;
}
