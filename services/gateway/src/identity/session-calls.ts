import type { ShopAnswer } from "@chalkbox/session";
import { getOperationAST, OperationTypeNode, parse, print, stripIgnoredCharacters } from "graphql";
import type { CallContext } from "../upstream/call-context.ts";
import { toResult } from "../upstream/shop-result.ts";
import { compileOperation, type UpstreamOperation, type Variables } from "../upstream/operation.ts";
import type { ShopClient } from "../upstream/shop-client.ts";

/** The session has a dozen documents; each is compiled once. */
const compiled = new Map<string, UpstreamOperation>();

/** Runs a document of the session at the shop. @param run with or without renewing ids */
export async function callShop(
  run: ShopClient["run"],
  document: string,
  variables: Variables,
  context: CallContext,
): Promise<ShopAnswer> {
  const reply = await run(compile(document), variables, context);
  const { data, errors } = toResult(reply, context.requestId);
  return { data, errors: (errors ?? []).map(({ message, extensions }) => ({ message, extensions })) };
}

function compile(document: string): UpstreamOperation {
  const known = compiled.get(document);
  if (known !== undefined) return known;
  const parsed = parse(document);
  const definition = getOperationAST(parsed);
  const kind = definition?.operation === OperationTypeNode.MUTATION ? "mutation" : "query";
  const operation = compileOperation(kind, definition?.name?.value ?? null, stripIgnoredCharacters(print(parsed)));
  compiled.set(document, operation);
  return operation;
}
