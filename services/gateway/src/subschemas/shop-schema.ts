import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pruneSchema } from "@graphql-tools/utils";
import {
  buildASTSchema,
  concatAST,
  type DocumentNode,
  type GraphQLSchema,
  isEnumType,
  Kind,
  parse,
  Source,
  visit,
} from "graphql";

const folder = resolve(import.meta.dirname, "../../../../schema/shop");

/**
 * What of the upstream only the session may call, for a visitor. The public graph does not show it, nor the types
 * that nothing else uses: a customer token among them.
 */
const sessionOnly: ReadonlySet<string> = new Set([
  "shop_init",
  "login",
  "logout",
  "registerCustomer",
  "registerGuest",
  "mergeCarts",
  "changePassword",
  "forgotPassword",
  "changeForgottenPassword",
  "openWalletSession",
  "redeemWalletSession",
  "resetWallet",
  "completeWalletPayment",
  "submitCart",
  "completeCardPayment",
]);

/** Schemas do not change: all gateways of a process, as tests start them, can have the same one. */
let known: GraphQLSchema | undefined;

/**
 * The upstream's schema as its contract in `schema/shop/` states, without what only the session may call. The contract is
 * read once.
 * @throws GraphQLError with file and position when the contract does not parse or fit together
 */
export function loadPublicShopSchema(): GraphQLSchema {
  // An enum may be there for clients alone, as ImageFormat is.
  known ??= pruneSchema(buildASTSchema(withoutSessionOnly(readContract())), { skipPruning: isEnumType });
  return known;
}

/** The upstream's whole contract. */
export function readContract(): DocumentNode {
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".graphql"))
    .toSorted();
  return concatAST(
    files.map((file) => parse(new Source(readFileSync(join(folder, file), "utf8"), `schema/shop/${file}`))),
  );
}

function withoutSessionOnly(contract: DocumentNode): DocumentNode {
  return visit(contract, {
    FieldDefinition(field, _key, _parent, _path, ancestors) {
      const owner = ancestors.at(-1);
      const isMutation =
        owner !== undefined &&
        "kind" in owner &&
        (owner.kind === Kind.OBJECT_TYPE_DEFINITION || owner.kind === Kind.OBJECT_TYPE_EXTENSION) &&
        owner.name.value === "Mutation";
      return isMutation && sessionOnly.has(field.name.value) ? null : undefined;
    },
  });
}
