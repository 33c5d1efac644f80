import { type DocumentNode, type FieldNode, type OperationDefinitionNode, OperationTypeNode } from "graphql";
import { isRootOf } from "../subschemas/leaf-graph.ts";
import type { Link } from "../subschemas/links.ts";
import { fragmentsOf, variableNamesOf } from "./document.ts";
import { cutAtLeaves, type Owners, reachesBack } from "./leaf-document.ts";
import { linkPart, linkVariable, rootSelections, type ShopPart, shopPart } from "./shop-part.ts";

/** An operation taken apart: the session's part, and the calls that fill its leaves. */
export interface SplitOperation {
  /** The session's part, for the leaf graph. */
  readonly leafDocument: DocumentNode;
  /** Names of the variables that the session's part reads. */
  readonly leafVariables: readonly string[];
  /** A query's fields of the shop's roots, all in one call; null without any, and for mutations, which run in turn. */
  readonly roots: ShopPart | null;
  /** A mutation's field of the shop's root. @param leaves that share its response key */
  root(leaves: readonly FieldNode[]): ShopPart;
  /** What is behind a link. @param leaves that share its response key */
  link(link: Link, leaves: readonly FieldNode[]): ShopPart;
}

/**
 * Takes an operation apart.
 * @param own a document that is valid against the public graph and holds this operation alone
 * @returns null when the parts reach into one another
 */
export function splitOperation(
  owners: Owners,
  own: DocumentNode,
  definition: OperationDefinitionNode,
): SplitOperation | null {
  if (reachesBack(owners, own) || variableNamesOf(definition).includes(linkVariable)) return null;
  const fragments = fragmentsOf(own);
  const { document, definition: leafDefinition, originals } = cutAtLeaves(owners, own);
  const ids = new Map([...originals.keys()].map((leaf, index) => [leaf, index]));
  const memo = new Map<string, ShopPart>();

  /** Directives decide again each time which fields share a key; each set of them is compiled once. */
  const once = (leaves: readonly FieldNode[], make: (fields: readonly FieldNode[]) => ShopPart): ShopPart => {
    const key = leaves.map((leaf) => ids.get(leaf)).join();
    const known = memo.get(key);
    if (known !== undefined) return known;
    const part = make(leaves.flatMap((leaf) => originals.get(leaf) ?? []));
    memo.set(key, part);
    return part;
  };

  return {
    leafDocument: document,
    leafVariables: variableNamesOf(leafDefinition),
    roots: rootsOf(),
    root: (leaves) => once(leaves, (fields) => shopPart(definition, fields, fragments)),
    link: (link, leaves) => once(leaves, (fields) => linkPart(link, definition, fields, fragments)),
  };

  function rootsOf(): ShopPart | null {
    if (definition.operation !== OperationTypeNode.QUERY) return null;
    const queryType = owners.publicSchema.getQueryType()?.name ?? "";
    const selections = rootSelections(definition.selectionSet, fragments, (field) =>
      isRootOf(owners.shopSchema, queryType, field),
    );
    return selections.length === 0 ? null : shopPart(definition, selections, fragments);
  }
}
