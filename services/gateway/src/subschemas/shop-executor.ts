import type { ExecutionRequest, ExecutionResult, Executor } from "@graphql-tools/utils";
import { type DocumentNode, getOperationAST, OperationTypeNode, print, stripIgnoredCharacters } from "graphql";
import type { GraphContext } from "../identity/request-context.ts";
import { compileOperation, type UpstreamOperation } from "../upstream/operation.ts";
import { toResult } from "../upstream/shop-result.ts";

/** Runs the parts of an operation that the stitched graph hands to the shop, for the visitor who sent it. */
export const shopExecutor: Executor<GraphContext> = async (request: ExecutionRequest): Promise<ExecutionResult> => {
  const context: GraphContext | undefined = request.context;
  if (context === undefined) throw new Error("An operation came without its request's context");
  const reply = await context.request.askShop(compile(request.document), request.variables ?? {});
  return toResult(reply, context.request.requestId);
};

/** Delegation makes a document for each request again, so there is nothing to keep here. */
function compile(document: DocumentNode): UpstreamOperation {
  const operation = getOperationAST(document);
  const kind = operation?.operation === OperationTypeNode.MUTATION ? "mutation" : "query";
  return compileOperation(kind, operation?.name?.value ?? null, stripIgnoredCharacters(print(document)));
}
