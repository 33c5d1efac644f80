import { randomUUID } from "node:crypto";
import { findOrderByNumber } from "../src/orders/orders.service.ts";
import type { Database } from "../src/platform/database.ts";
import { settleHeld } from "../src/returns/objection/objection.service.ts";
import { fixedClock } from "./fixed-clock.ts";
import { mailsTo } from "./mails.ts";
import { ask, deliver, orderNow, pay, returnOf } from "./orders.ts";
import { testPlatform } from "./shop-test.ts";
import { Shopper } from "./shopper.ts";

/** An order of three pieces, and someone who has read its number and postcode on the parcel. */
export async function aStrangersCase(database: Database, wish: { payment?: string; arrived?: boolean } = {}) {
  const clock = fixedClock(new Date("2026-11-23T12:00:00Z"));
  const platform = testPlatform({ database, clock });
  const made = await orderNow(database, { clock, payment: wish.payment ?? "VORKASSE" });
  if (wish.arrived === true) await deliver(platform, made);
  else if (wish.payment === undefined) await pay(platform, made);
  const stranger = await new Shopper(database, { clock }).arrive();
  const { orderId } = made;
  const lookedUp = (await ask(stranger, "FindOrderForWithdrawal", { orderId, zipCode: "10115" }))[
    "findOrderForWithdrawal"
  ];
  const order = () =>
    findOrderByNumber(database.write, made.orderNumber).then((one) => {
      if (one === null) throw new Error("no order");
      return one;
    });
  const owner = (await order()).head.email;
  const email = `fremd-${orderId}@example.org`;
  const hash: string = lookedUp.hash;
  const declare = async (items: readonly (readonly [number, number])[] | null = null, to = email, by = hash) => {
    const given = items?.map(([lineNo, quantity]) => ({ id: String(lineNo), quantity })) ?? null;
    const withdrawal = { submissionId: randomUUID(), name: "Eva Fremd", email: to, items: given };
    return (await ask(stranger, "SubmitWithdrawal", { hash: by, withdrawal }))["submitWithdrawal"];
  };
  const announce = async (pieces: readonly (readonly [number, number])[]) => {
    const contact = { firstName: "Eva", lastName: "Fremd", email };
    const returnOrder = returnOf(pieces, { contact });
    return (await ask(stranger, "SubmitReturnOrder", { hash, returnOrder, submissionId: randomUUID() }))[
      "submitReturnOrder"
    ];
  };
  const mailsAbout = async (address: string, rma: string) =>
    (await mailsTo(database, address)).filter(({ text }) => text.includes(rma));
  const settle = () => settleHeld(platform);
  return { clock, platform, made, stranger, hash, order, owner, email, declare, announce, mailsAbout, settle };
}

/** The link "that was not me" of a mail; empty without one. */
export const objectionLinkIn = (text: string | undefined): string =>
  /\/myaccount\/objection\/\?declaration=(\S+)/.exec(text ?? "")?.[1] ?? "";
/** What the page behind a link shows. */
export const objectionShownTo = async (who: Shopper, link: string) =>
  (await ask(who, "Objection", { link }))["getObjection"];
/** Presses "that was not me". */
export const objectBy = async (who: Shopper, link: string) =>
  (await ask(who, "SubmitObjection", { link }))["submitObjection"];
/** Withdrawals of an order so far. */
export const earlierWithdrawalsOf = async (who: Shopper, hash: string) =>
  (await ask(who, "WithdrawalOrder", { hash }))["getWithdrawalOrder"].earlierWithdrawals;
