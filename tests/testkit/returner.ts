// time: browsers ask again after a pause
import { setTimeout as wait } from "node:timers/promises";
import { request } from "undici";
import * as v from "valibot";
import type { BackOffice } from "./back-office.ts";
import { buyerAtSummary, guestsEmail } from "./buyer.ts";
import { deliverOrder } from "./deliver-order.ts";
import { loadOperations } from "./documents.ts";
import { de } from "./storefronts.ts";
import { mailsTo } from "./mailbox.ts";
import { newVisitor } from "./visitor.ts";

/** What each guest orders, gets and declares: one more than there are pieces, which has to be refused. */
export const shares = { pieces: 25, shipped: 15, declarations: 26 } as const;

/** One piece that goes back, or that is withdrawn from. */
export type Declaration = "return" | "withdrawal";

/** What became of a declaration. */
export type Outcome =
  | { readonly kind: "made"; readonly rma: string }
  | { readonly kind: "refused"; readonly message: string }
  /** No answer, or one that leaves open what became of it. */
  | { readonly kind: "unanswered" };

/** A guest's order of which some pieces have arrived. */
export interface GuestOrder {
  readonly declarations: readonly Declaration[];
  /** Declares one piece; the same id may be sent again. */
  declare(declaration: Declaration, submissionId: string): Promise<Outcome>;
  /** What the shop has: the numbers of all returns, and the pieces that it counts. */
  look(): Promise<{ readonly known: readonly string[]; readonly returned: number; readonly cancelled: number }>;
}

/** What stands where something broke on the way: it may have been declared. */
const broken: ReadonlySet<string> = new Set(["Internal error", "vue.message.internalError"]);
const Answer = v.object({ data: v.nullish(v.record(v.string(), v.unknown())) });
const Returned = v.object({
  submitReturnOrder: v.object({
    errorMsg: v.nullish(v.string()),
    earlierReturn: v.nullish(v.object({ rma: v.string() })),
  }),
});
const Withdrawn = v.object({
  submitWithdrawal: v.object({
    errorMsg: v.nullish(v.string()),
    receipt: v.nullish(v.object({ rma: v.string() })),
  }),
});
const Looked = v.object({
  findOrderForReturnByHash: v.object({
    items: v.tuple([v.object({ orderedQuantity: v.number(), returnedQuantity: v.number() })]),
    earlierReturns: v.array(v.object({ rma: v.string() })),
  }),
});
const Left = v.object({ getWithdrawalOrder: v.object({ items: v.tuple([v.object({ quantity: v.number() })]) }) });

/**
 * Orders as a guest, and has pieces of it sent and delivered.
 *
 * @param web origin of the storefront
 * @param declared origin that returns and withdrawals are sent to, such as a proxy before the storefront
 * @param sandbox origin of the mailbox: what the buyer's own link declares takes effect at once
 */
export async function orderOfGuest(
  web: string,
  declared: string,
  sandbox: string,
  backOffice: BackOffice,
  itemId: string,
): Promise<GuestOrder> {
  const texts = new Map((await loadOperations()).map(({ name, text }) => [name, text]));
  const buyer = await buyerAtSummary(web, de, { itemId, quantity: shares.pieces, paymentId: "INVOICE" });
  const attempt = await buyer.order();
  if (attempt.kind !== "ordered") throw new Error(JSON.stringify(attempt));
  await deliverOrder(backOffice, attempt.orderId, [{ lineNo: 1, quantity: shares.shipped }]);

  const visitor = await newVisitor(web, de);
  const take = async (operation: string, variables: Readonly<Record<string, unknown>>) => {
    const { data, errors } = await visitor.ask(texts.get(operation) ?? "", variables);
    if (errors !== undefined) throw new Error(`${operation}: ${JSON.stringify(errors)}`);
    return data;
  };
  const hash = await mailedLink(sandbox, attempt.orderId);
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");

  async function send(operation: string, variables: object): Promise<unknown> {
    const { body } = await request(`${declared}/api/shop/`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "user-agent": "Mozilla/5.0 (X11; Linux x64) chalkbox-tests",
        cookie,
      },
      body: JSON.stringify({ query: texts.get(operation), variables }),
    });
    return v.parse(Answer, await body.json()).data;
  }

  return {
    declarations: Array.from({ length: shares.declarations }, (_, index) =>
      index < shares.pieces - shares.shipped ? "withdrawal" : "return",
    ),
    async declare(declaration, submissionId) {
      try {
        return declaration === "return" ? await giveBack(submissionId) : await withdraw(submissionId);
      } catch {
        return { kind: "unanswered" };
      }
    },
    async look() {
      const { findOrderForReturnByHash: found } = v.parse(Looked, await take("ReturnOrder", { hash }));
      const { getWithdrawalOrder: rest } = v.parse(Left, await take("WithdrawalOrder", { hash }));
      const [{ orderedQuantity, returnedQuantity }] = found.items;
      return {
        known: found.earlierReturns.map(({ rma }) => rma),
        returned: returnedQuantity,
        cancelled: orderedQuantity - returnedQuantity - rest.items[0].quantity,
      };
    },
  };

  async function giveBack(submissionId: string): Promise<Outcome> {
    const returnOrder = {
      items: [{ id: "1", quantity: 1, reason: "NOT_LIKED" }],
      regulation: "REFUND",
      carrier: "dhl",
      labels: 1,
      contact: { firstName: "Erika", lastName: "Mustermann", email: "erika.mustermann@example.org" },
    };
    const data = await send("SubmitReturnOrder", { hash, returnOrder, submissionId });
    const { errorMsg, earlierReturn } = v.parse(Returned, data).submitReturnOrder;
    return outcomeOf(earlierReturn?.rma, errorMsg);
  }

  async function withdraw(submissionId: string): Promise<Outcome> {
    const withdrawal = {
      submissionId,
      name: "Erika Mustermann",
      email: "erika.mustermann@example.org",
      items: [{ id: "1", quantity: 1 }],
    };
    const data = await send("SubmitWithdrawal", { hash, withdrawal });
    const { errorMsg, receipt } = v.parse(Withdrawn, data).submitWithdrawal;
    return outcomeOf(receipt?.rma, errorMsg);
  }
}

/** The order's link, as the mail about the arrival has it. */
async function mailedLink(sandbox: string, orderId: string): Promise<string> {
  for (;;) {
    const mails = await mailsTo(sandbox, guestsEmail);
    const mine = mails.filter(({ reference }) => reference === orderId);
    const link = mine.map(({ text }) => /\/myaccount\/returns\/\?order=([\w-]+)/.exec(text)?.[1]).find(Boolean);
    if (link !== undefined) return link;
    await wait(200);
  }
}

function outcomeOf(rma: string | undefined, message: string | null | undefined): Outcome {
  if (rma !== undefined) return { kind: "made", rma };
  return message == null || broken.has(message) ? { kind: "unanswered" } : { kind: "refused", message };
}
