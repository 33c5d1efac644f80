import type { ExecutionRequest, ExecutionResult, Executor } from "@graphql-tools/utils";
import {
  type DocumentNode,
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  print,
  stripIgnoredCharacters,
} from "graphql";
import * as v from "valibot";
import { presentFailure } from "../errors/failure.ts";
import { present, type PublicError } from "../errors/rules.ts";
import type { GraphContext } from "../identity/request-context.ts";
import { compileOperation, type UpstreamOperation } from "./operation.ts";
import type { ShopReply } from "./shop-client.ts";

const cleanSchema = v.object({ data: v.unknown() });

/** Runs the parts of an operation that the stitched graph hands to the shop, for the visitor who asked it. */
export const shopExecutor: Executor<GraphContext> = async (request: ExecutionRequest): Promise<ExecutionResult> => {
  const context: GraphContext | undefined = request.context;
  if (context === undefined) throw new Error("An operation came without its request's context");
  const reply = await context.request.askShop(compile(request.document), request.variables ?? {});
  return toResult(reply, context.request.requestId);
};

/** The shop's reply as GraphQL tools take it. */
export function toResult(reply: ShopReply, requestId: string): { data: unknown; errors?: readonly GraphQLError[] } {
  switch (reply.kind) {
    case "clean":
      return { data: v.parse(cleanSchema, JSON.parse(reply.bytes.toString("utf8"))).data };
    case "errors": {
      const { data, errors } = reply.result;
      return { data, errors: errors.map((error) => toGraphqlError(present(error, requestId))) };
    }
    case "failed":
      return { data: null, errors: [toGraphqlError(presentFailure(reply.failure, reply.retryAfter))] };
  }
}

function toGraphqlError({ message, path, extensions }: PublicError): GraphQLError {
  return new GraphQLError(message, { path, extensions: { ...extensions } });
}

/** Delegation makes a document for each request anew, so there is nothing to remember here. */
function compile(document: DocumentNode): UpstreamOperation {
  const operation = getOperationAST(document);
  const kind = operation?.operation === OperationTypeNode.MUTATION ? "mutation" : "query";
  return compileOperation(kind, operation?.name?.value ?? null, stripIgnoredCharacters(print(document)));
}
