import { beforeAll, expect, it } from "vitest";
import { writeAssortment } from "../../test/checkout-fixture.ts";
import { mailsTo } from "../../test/mails.ts";
import { announce, ask, deliver, fulfilmentOf, type MadeOrder, orderNow, returnOf } from "../../test/orders.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import { Shopper } from "../../test/shopper.ts";
import { findOrderByNumber } from "../orders/orders.service.ts";
import { stopDrawing } from "../orders/pdf/pdf.service.ts";
import { fixedClock } from "../../test/fixed-clock.ts";

const database = await startTestDatabase();
const noon = new Date("2026-11-23T12:00:00Z");
beforeAll(async () => {
  await writeAssortment(database);
  await database.write`
    insert into global_parameter (name, entry, value) values ('returnOrderSwitches', 'globalActivation', 'true')`;
  return stopDrawing;
});
const arrived = async () => {
  const clock = fixedClock(noon);
  const made = await orderNow(database, { clock });
  await deliver(fulfilmentOf(database, clock), made);
  const order = await findOrderByNumber(database.write, made.orderNumber);
  if (order === null) throw new Error("no order");
  return { made, clock, order };
};
const lookUp = async (who: Shopper, { orderId }: MadeOrder) =>
  (await ask(who, "FindOrderForReturn", { orderId, zipCode: "10115" }))["findOrderForReturn"];
const orderOf = async (who: Shopper, hash: string) =>
  (await ask(who, "ReturnOrder", { hash }))["findOrderForReturnByHash"];
const send = async (who: Shopper, hash: string) => (await ask(who, "SendOrderLink", { hash }))["sendOrderLink"];
const linkMails = async (email: string, orderId: string) =>
  (await mailsTo(database, email)).filter(({ subject }) => subject === `Ihr Link zur Bestellung ${orderId}`);

it("C-96: number and postcode open no papers; the link that is mailed to the order's address opens the invoice", async () => {
  const { made, clock, order } = await arrived();
  const stranger = await new Shopper(database, { clock }).arrive();
  const { hash } = await lookUp(stranger, made);
  expect(await orderOf(stranger, hash)).toMatchObject({ isBuyers: false, papers: [] });
  expect(await send(stranger, hash)).toMatchObject({ successful: true });
  const [mail] = await linkMails(order.head.email, made.orderId);
  const link = /\/myaccount\/returns\/\?order=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  expect(link).toBe(made.hash);
  const opened = await orderOf(stranger, link);
  expect(opened).toMatchObject({ isBuyers: true, papers: [{ kind: "INVOICE" }] });
  const [{ paperNumber, link: path }] = opened.papers;
  expect(path).toBe(`/myaccount/orders/paper/?order=${link}&number=${paperNumber}`);
  expect(mail?.text).toContain(`/myaccount/orders/paper/?number=${paperNumber}&order=${link}`);
  expect(mail?.text).toContain(`/myaccount/withdrawal/?order=${link}`);
  const paper = async (given: object) =>
    (await ask(stranger, "OrderPaper", { format: "PDF", ...given }))["getOrderPaper"];
  expect((await paper({ paperNumber, hash: link })).fileName).toBe(`${paperNumber}.pdf`);
  // Foreign, unknown and short-lived links, and papers of other orders, all answer alike.
  const other = await arrived();
  const [otherPaper] = (await orderOf(stranger, other.made.hash)).papers;
  for (const given of [
    { paperNumber, hash },
    { paperNumber, hash: other.made.hash },
    { paperNumber: otherPaper.paperNumber, hash: link },
    { paperNumber: "RE-9999999", hash: link },
    { paperNumber, hash: `${link}x` },
    { paperNumber, orderId: made.orderId },
    { paperNumber },
  ])
    expect({ given, paper: await paper(given) }).toEqual({ given, paper: null });
});

it("C-96: the link is mailed once an hour, however often it is requested; a link that opens nothing sends none", async () => {
  const { made, clock, order } = await arrived();
  const who = await new Shopper(database, { clock }).arrive();
  const { hash } = await lookUp(who, made);
  const answers = await Promise.all([send(who, hash), send(who, hash), send(who, hash)]);
  expect(answers.every(({ successful }) => successful)).toBe(true);
  expect(await linkMails(order.head.email, made.orderId)).toHaveLength(1);
  clock.advance(3_600_000);
  await send(who, hash);
  expect(await linkMails(order.head.email, made.orderId)).toHaveLength(2);
  for (const nothing of ["", "x", `${hash}x`, made.orderId])
    expect(await send(who, nothing)).toEqual({
      successful: false,
      generalErrorMessage: "Diese Bestellung finden wir nicht.",
    });
  // A look-up's link ends.
  clock.advance(2 * 3_600_000);
  expect(await send(who, hash)).toMatchObject({ successful: false });
  expect(await linkMails(order.head.email, made.orderId)).toHaveLength(2);
});

it("C-96: mail about a return or withdrawal to an address that is not the order's has no name and no link of the order", async () => {
  const { made, clock, order } = await arrived();
  const who = await new Shopper(database, { clock }).arrive();
  const { hash } = await lookUp(who, made);
  const email = `fremd-${made.orderId}@example.org`;
  const contact = { firstName: "Eva", lastName: "Fremd", email };
  const { earlierReturn } = await announce({ who, hash }, returnOf([[1, 1]], { contact }));
  const withdrawal = { submissionId: crypto.randomUUID(), name: "Eva Fremd", email, items: null };
  await ask(who, "SubmitWithdrawal", { hash, withdrawal });
  const mails = await mailsTo(database, email);
  expect(mails).toHaveLength(2);
  const { firstName, lastName } = order.head.billingAddress;
  for (const { text, html } of mails) {
    for (const secret of [made.hash, `${firstName} ${lastName}`]) {
      expect(text).not.toContain(secret);
      expect(html).not.toContain(secret);
    }
  }
  expect(mails[0]?.text).toContain(earlierReturn.rma);
  // The order's own address gets both.
  const second = await arrived();
  await announce(second.made, returnOf([[1, 1]], { contact: { ...contact, email: second.order.head.email } }));
  const [mail] = (await mailsTo(database, second.order.head.email)).filter(({ subject }) =>
    subject.startsWith("Rücksendung"),
  );
  expect(mail?.text).toContain(second.made.hash);
  expect(mail?.text).toContain(`Guten Tag ${firstName} ${lastName}`);
});
