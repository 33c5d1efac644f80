import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import {
  buildASTSchema,
  buildSchema,
  concatAST,
  Kind,
  parse,
  print,
  Source,
  visit,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import { root } from "./root.ts";

/** An operation of the storefront, as it is in operations/. */
export interface Operation {
  readonly name: string;
  /** Folder below operations/. */
  readonly domain: string;
  /** Relative to the checkout. */
  readonly file: string;
  /** The operation with the fragments that it needs, printed in one style. */
  readonly text: string;
  readonly document: DocumentNode;
}

/** The printed public graph, schema/graph.graphql. */
export async function loadPublicGraph(): Promise<GraphQLSchema> {
  return buildSchema(await readFile(path.join(root, "schema/graph.graphql"), "utf8"));
}

/** The upstream's contract, schema/shop. */
export async function loadUpstreamSchema(): Promise<GraphQLSchema> {
  const documents = await readDocuments("schema/shop");
  return buildASTSchema(concatAST(documents.map(({ document }) => document)));
}

/** All operations, in the order of their files. */
export async function loadOperations(): Promise<readonly Operation[]> {
  const files = await readDocuments("operations");
  const fragments = new Map(
    files.flatMap(({ document }) =>
      document.definitions.flatMap((definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
      ),
    ),
  );
  return files.flatMap(({ file, document }) =>
    document.definitions.flatMap((definition) =>
      definition.kind === Kind.OPERATION_DEFINITION ? [toOperation(file, definition, fragments)] : [],
    ),
  );
}

function toOperation(
  file: string,
  operation: OperationDefinitionNode,
  fragments: ReadonlyMap<string, FragmentDefinitionNode>,
): Operation {
  const needed = new Map<string, FragmentDefinitionNode>();
  const collect = (node: OperationDefinitionNode | FragmentDefinitionNode): void => {
    visit(node, {
      FragmentSpread({ name: { value: name } }) {
        const fragment = fragments.get(name);
        if (fragment === undefined) throw new Error(`${file} spreads ...${name}, which no file defines`);
        if (needed.has(name)) return;
        needed.set(name, fragment);
        collect(fragment);
      },
    });
  };
  collect(operation);
  const document: DocumentNode = { kind: Kind.DOCUMENT, definitions: [operation, ...needed.values()] };
  const [, domain = ""] = file.split("/");
  return { name: operation.name?.value ?? "", domain, file, text: print(document), document };
}

async function readDocuments(folder: string): Promise<readonly { file: string; document: DocumentNode }[]> {
  const names = await readdir(path.join(root, folder), { recursive: true });
  const files = names
    .filter((name) => name.endsWith(".graphql"))
    .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
    .toSorted();
  return Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(root, file), "utf8");
      return { file, document: parse(new Source(text, file)) };
    }),
  );
}
