import { GraphQLError } from "graphql";
import * as v from "valibot";
import { presentFailure } from "../errors/failure.ts";
import { present, type PublicError } from "../errors/rules.ts";
import type { ShopReply } from "./shop-reply.ts";

const cleanSchema = v.object({ data: v.unknown() });

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
