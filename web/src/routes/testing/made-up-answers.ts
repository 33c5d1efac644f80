import { readFileSync } from "node:fs";
import path from "node:path";
import {
  buildSchema,
  execute,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  isEnumType,
  isListType,
  isNonNullType,
  isScalarType,
  parse,
} from "graphql";
import { readDocuments } from "../../../../operations/documents.ts";

const root = path.join(import.meta.dirname, "../../../..");
const schema = buildSchema(readFileSync(path.join(root, "schema/graph.graphql"), "utf8"));
const documents = new Map(readDocuments().map((document) => [document.id, document]));

/** What a test reports about an answer: its data in part. What it does not say is made up by the schema. */
export type Part = Readonly<Record<string, unknown>>;

/** By name of the operation: parts of its data, or the error that there is in place of data. */
export type Answers = Readonly<Record<string, Part | Error | ((variables: Part) => Part | Error)>>;

/** An operation that was sent, and with what. */
export type Asked = readonly [name: string, variables: Part];

const scalars: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 1,
  Boolean: false,
  Date: "2026-11-24",
  DateTime: "2026-11-24T10:00:00.000Z",
};

/** The id of an operation's generated document. */
export const idOf = (document: object): string =>
  String(Reflect.get(Object(Reflect.get(document, "__meta__")), "documentId"));

function makeUp(type: GraphQLOutputType, name: string): unknown {
  if (isNonNullType(type)) return makeUp(type.ofType, name);
  if (isListType(type)) return [makeUp(type.ofType, name)];
  if (isEnumType(type)) return type.getValues()[0]?.value;
  return isScalarType(type) ? (scalars[type.name] ?? name) : {};
}

const resolve: GraphQLFieldResolver<Part, unknown> = (source, _args, _context, { fieldName, path: at, returnType }) => {
  for (const name of [String(at.key), fieldName]) if (name in source) return source[name];
  return makeUp(returnType, fieldName);
};

/**
 * Answers an operation of ours.
 * @param id the operation's, as generated documents name it
 * @returns its name and data, or the error that the test has set
 */
export function makeUpAnswer(id: string, variables: Part, answers: Answers): { asked: Asked; answer: Part | Error } {
  const document = documents.get(id);
  if (document === undefined) throw new Error(`No operation has the id ${id}`);
  const given = answers[document.name] ?? {};
  const part = typeof given === "function" ? given(variables) : given;
  const asked = [document.name, variables] as const;
  if (part instanceof Error) return { asked, answer: part };
  const result = execute({
    schema,
    document: parse(document.text),
    rootValue: part,
    variableValues: variables,
    fieldResolver: resolve,
    typeResolver: (value: Part, _context, _info, type) =>
      typeof value["__typename"] === "string"
        ? value["__typename"]
        : schema.getPossibleTypes(type).map(({ name }) => name)[0],
  });
  for (const name of Object.keys(part)) {
    if (result instanceof Promise || !(name in (result.data ?? {}))) throw new Error(`${document.name} has no ${name}`);
  }
  if (result instanceof Promise || result.errors !== undefined || result.data == null)
    throw new Error(`${document.name}: ${JSON.stringify(result)}`);
  return { asked, answer: result.data };
}
