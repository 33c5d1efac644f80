import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { pruneSchema } from "@graphql-tools/utils";
import {
  buildASTSchema,
  concatAST,
  isEnumType,
  Kind,
  lexicographicSortSchema,
  parse,
  printSchema,
  Source,
  visit,
  type DocumentNode,
} from "graphql";

/** Fields of the upstream that only the session calls, for a visitor, and that the public graph does not show. */
const sessionOnly = [
  "Mutation.shop_init",
  "Mutation.registerGuest",
  "Mutation.mergeCarts",
  "Mutation.submitCart",
  "Mutation.completeCardPayment",
];

/**
 * The public graph as text: the upstream's schema with the session's extensions, types and fields sorted by name.
 *
 * Where both define a field (`login`, `logout`) the session's stands, as in the gateway.
 *
 * @param root the checkout
 * @throws GraphQLError with file and position when the parts do not fit together
 */
export async function composeGraph(root: string): Promise<string> {
  const shop = await readSchema(root, "schema/shop");
  const session = await readSchema(root, "schema/session");
  const hidden = new Set([...extendedFields(session), ...sessionOnly]);
  const graph = buildASTSchema(concatAST([withoutFields(shop, hidden), session]));
  return `${printSchema(lexicographicSortSchema(pruneSchema(graph, { skipPruning: isEnumType })))}\n`;
}

async function readSchema(root: string, folder: string): Promise<DocumentNode> {
  const files = (await readdir(path.join(root, folder), { recursive: true }))
    .filter((file) => file.endsWith(".graphql"))
    .toSorted();
  const documents = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(root, folder, file), "utf8");
      return parse(new Source(text, `${folder}/${file}`));
    }),
  );
  return concatAST(documents);
}

/** "Type.field" of every field that the document adds to a type of somebody else. */
function extendedFields(document: DocumentNode): ReadonlySet<string> {
  return new Set(
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.OBJECT_TYPE_EXTENSION
        ? (definition.fields ?? []).map((field) => `${definition.name.value}.${field.name.value}`)
        : [],
    ),
  );
}

function withoutFields(document: DocumentNode, fields: ReadonlySet<string>): DocumentNode {
  const strip = <
    T extends {
      readonly name: { readonly value: string };
      readonly fields?: readonly { readonly name: { readonly value: string } }[];
    },
  >(
    type: T,
  ): T => ({
    ...type,
    fields: type.fields?.filter((field) => !fields.has(`${type.name.value}.${field.name.value}`)),
  });
  return visit(document, { ObjectTypeDefinition: strip, ObjectTypeExtension: strip });
}
