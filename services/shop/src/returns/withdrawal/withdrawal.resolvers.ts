import { graphEnum } from "../../platform/graph-enum.ts";
import { pick } from "../../catalogue/language.ts";
import { lineImage, lineName } from "../../orders/order-graph.ts";
import { lastDayOf } from "../../platform/berlin-day.ts";
import type { Language } from "../../platform/context.ts";
import type { Resolvers } from "../../platform/domain.ts";
import { earlierReturnGraph } from "../earlier-return-graph.ts";
import {
  findForWithdrawal,
  findForWithdrawalByHash,
  submitWithdrawal,
  type WithdrawalOrder,
  withdrawalRefusal,
} from "./withdrawal.service.ts";

/** Resolvers of withdrawals (C-99). */
export const withdrawalResolvers = {
  Query: {
    findOrderForWithdrawal: async (_, { orderId, zipCode }, context) => {
      const found = await findForWithdrawal(context, orderId, zipCode);
      return found && withdrawalGraph(found, context.storefront.language);
    },
    getWithdrawalOrder: async (_, { hash }, context) => {
      const found = await findForWithdrawalByHash(context, hash);
      return found && withdrawalGraph(found, context.storefront.language);
    },
  },
  Mutation: {
    submitWithdrawal: (_, { hash, withdrawal }, context) => submitWithdrawal(context, hash, withdrawal),
  },
} satisfies Resolvers;

/** An order to withdraw from, as `withdrawalGraph` makes it. */
export type WithdrawalOrderSource = ReturnType<typeof withdrawalGraph>;
/** A line of an order to withdraw from, as `withdrawalGraph` makes it. */
export type WithdrawalItemSource = WithdrawalOrderSource["items"][number];

function withdrawalGraph({ order, hash, isBuyers, rights, returns }: WithdrawalOrder, language: Language) {
  const reason = withdrawalRefusal(rights, language);
  const { billingAddress, email } = order.head;
  const ends = rights.find((right) => right.ends !== null)?.ends ?? null;
  return {
    hash,
    orderId: String(order.head.orderNumber),
    orderDate: order.orderedAt,
    status: graphEnum(order.status),
    available: reason === null,
    reason,
    until: ends === null ? null : lastDayOf(ends),
    items: order.lines.map((line) => {
      const right = rights.find((one) => one.line === line.line);
      return {
        id: String(line.line + 1),
        lineNo: line.line + 1,
        name: lineName(line, language),
        sku: line.articleNumber,
        image: () => lineImage(line, language),
        quantity: right?.quantity ?? 0,
        shippedQuantity: right?.shipped ?? 0,
        note:
          (right?.shipped ?? 0) === 0
            ? null
            : pick(
                language,
                "Versiegelte Ware, die Sie geöffnet haben, können wir aus Gründen der Hygiene nicht zurücknehmen.",
                "Sealed goods that you have opened cannot be taken back for reasons of hygiene.",
              ),
      };
    }),
    declarant: isBuyers ? { name: `${billingAddress.firstName} ${billingAddress.lastName}`.trim(), email } : null,
    earlierWithdrawals: returns
      .filter(({ kind }) => kind === "withdrawal")
      .map((made) => earlierReturnGraph(order, made, language)),
  };
}
