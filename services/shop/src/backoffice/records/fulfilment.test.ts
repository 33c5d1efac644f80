import { beforeAll, expect, it } from "vitest";
import { outcome, post } from "../../../test/backoffice-fixture.ts";
import { writeAssortment } from "../../../test/checkout-fixture.ts";
import { mailsTo } from "../../../test/mails.ts";
import { announce, type MadeOrder, orderNow, type OrderWish, returnOf } from "../../../test/orders.ts";
import { startTestDatabase, startTestShop, testPlatform } from "../../../test/shop-test.ts";

const database = await startTestDatabase();
const shop = await startTestShop(testPlatform({ database }));
beforeAll(async () => {
  await writeAssortment(database);
  await database.write`
    insert into global_parameter (name, entry, value) values ('returnOrderSwitches', 'globalActivation', 'true')`;
});

// oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers, whose shape they state
type Answer = Record<string, any>;

/** What an operator is answered; over HTTP, as all of them are here. */
async function operate(
  field: string,
  given: string,
  more = "progress { status paidCents refundedCents shipments { id status trackingCode } }",
): Promise<Answer> {
  const body = Object(await (await post(shop, `mutation { ${field}(${given}) { ${outcome} ${more} } }`)).json());
  expect(body.errors).toBeUndefined();
  return body.data[field];
}
const packed = async (orderId: string): Promise<string> =>
  (await operate("packOrder", `orderNumber: "${orderId}"`))["progress"].shipments.at(-1).id;
const shipped = async (orderId: string): Promise<string> => {
  const id = await packed(orderId);
  await operate("shipShipment", `shipmentId: "${id}", trackingCode: "00340434161094000000"`);
  return id;
};
const released = async (wish: OrderWish = {}): Promise<MadeOrder> => {
  const made = await orderNow(database, wish);
  await operate("releaseOrder", `orderNumber: "${made.orderId}"`);
  return made;
};
/** Subjects of the mails about an order, in their order. */
const subjects = async ({ orderId }: MadeOrder): Promise<string[]> => {
  const [{ email } = { email: "" }] = await database.write<{ email: string }[]>`
    select snapshot ->> 'email' as email from shop_order where order_number = ${Number(orderId)}`;
  return (await mailsTo(database, email))
    .filter(({ reference }) => reference === orderId)
    .map(({ subject }) => subject);
};
const notNow = { successful: false, generalErrorMessage: expect.stringContaining("not in a state"), progress: null };

it("takes an order from its payment to its delivery, each step once, each with its mail", async () => {
  const made = await orderNow(database, { payment: "VORKASSE" });
  const { orderId } = made;
  const order = `orderNumber: "${orderId}"`;
  const first = await subjects(made);
  // One that is paid in advance waits for its money.
  expect(await operate("releaseOrder", order)).toMatchObject(notNow);
  expect(await operate("packOrder", order)).toMatchObject(notNow);
  expect(await operate("recordPayment", order)).toMatchObject({ successful: true, progress: { status: "paid" } });
  expect(await operate("recordPayment", order)).toMatchObject(notNow);
  const { progress } = await operate("packOrder", order);
  expect(progress).toMatchObject({ status: "packed", shipments: [{ status: "packed", trackingCode: null }] });
  expect(await operate("packOrder", order)).toMatchObject(notNow);
  const shipment = `shipmentId: "${progress.shipments[0].id}"`;
  expect(await operate("deliverShipment", shipment)).toMatchObject(notNow);
  const ship = `${shipment}, trackingCode: "00340434161094000000"`;
  expect(await operate("shipShipment", ship)).toMatchObject({
    successful: true,
    progress: { status: "shipped", shipments: [{ status: "shipped", trackingCode: "00340434161094000000" }] },
  });
  expect(await operate("shipShipment", ship)).toMatchObject(notNow);
  expect(await operate("deliverShipment", shipment)).toMatchObject({
    successful: true,
    progress: { status: "delivered" },
  });
  expect(await operate("deliverShipment", shipment)).toMatchObject(notNow);
  expect(await operate("cancelOrder", order)).toMatchObject(notNow);
  expect((await subjects(made)).slice(first.length)).toEqual([
    `Bestellung ${orderId}: wir packen`,
    `Bestellung ${orderId}: gepackt`,
    `Bestellung ${orderId}: unterwegs`,
    `Bestellung ${orderId}: angekommen`,
  ]);
});

it("takes each step once, also when it is sent several times at once", async () => {
  const made = await released();
  const first = await subjects(made);
  const order = `orderNumber: "${made.orderId}"`;
  const together = async (field: string, given: string) => {
    const answers = await Promise.all(Array.from({ length: 4 }, () => operate(field, given)));
    expect(answers.filter(({ successful }) => successful)).toHaveLength(1);
    return answers.find(({ successful }) => successful)?.["progress"];
  };
  const { shipments } = await together("packOrder", order);
  expect(shipments).toHaveLength(1);
  const shipment = `shipmentId: "${shipments[0].id}"`;
  await together("shipShipment", `${shipment}, trackingCode: "00340434161094000000"`);
  await together("deliverShipment", shipment);
  expect((await subjects(made)).slice(first.length)).toHaveLength(3);
});

it("cancels pieces, then the rest, pays back what was paid, and tells the buyer each time", async () => {
  const made = await orderNow(database, { payment: "VORKASSE" });
  const { orderId } = made;
  const order = `orderNumber: "${orderId}"`;
  const { progress: paid } = await operate("recordPayment", order);
  const one = await operate("cancelOrder", `${order}, items: [{ lineNo: 1, quantity: 1 }]`);
  expect(one).toMatchObject({ successful: true, progress: { status: "paid", paidCents: paid.paidCents } });
  expect(one["progress"].refundedCents).toBeGreaterThan(0);
  const rest = await operate("cancelOrder", order);
  expect(rest["progress"]).toMatchObject({ status: "cancelled", refundedCents: paid.paidCents });
  expect(await operate("cancelOrder", order)).toMatchObject(notNow);
  for (const step of ["packOrder", "releaseOrder", "recordPayment"])
    expect({ step, ...(await operate(step, order)) }).toMatchObject({ step, ...notNow });
  expect((await subjects(made)).filter((subject) => subject.endsWith("storniert"))).toHaveLength(2);
});

it("refuses by field more pieces than are open, none, a line named twice and a code that is none", async () => {
  const { orderId } = await released();
  for (const items of [
    "[{ lineNo: 1, quantity: 4 }]",
    "[{ lineNo: 1, quantity: 0 }]",
    "[{ lineNo: 2, quantity: 1 }]",
    "[{ lineNo: 1, quantity: 1 }, { lineNo: 1, quantity: 1 }]",
    "[]",
  ]) {
    for (const step of ["packOrder", "cancelOrder"]) {
      const answer = await operate(step, `orderNumber: "${orderId}", items: ${items}`);
      expect({ step, items, ...answer }).toMatchObject({ step, items, fieldErrors: [{ fieldName: "items" }] });
    }
  }
  const id = await packed(orderId);
  for (const code of ["", "a b", "x".repeat(41)]) {
    expect(await operate("shipShipment", `shipmentId: "${id}", trackingCode: "${code}"`)).toMatchObject({
      successful: false,
      fieldErrors: [{ fieldName: "trackingCode" }],
    });
  }
});

it("answers for an order, a shipment and a return that are not there, whatever was given for a number", async () => {
  for (const id of ["1", "0", "-1", "x", "99999999999999999999"]) {
    for (const step of ["recordPayment", "releaseOrder", "packOrder", "cancelOrder"])
      expect({ step, id, ...(await operate(step, `orderNumber: "${id}"`)) }).toMatchObject({
        step,
        id,
        successful: false,
      });
    const shipment = `shipmentId: "${id === "1" ? "999999" : id}"`;
    expect(await operate("deliverShipment", shipment)).toMatchObject({ successful: false, progress: null });
    expect(await operate("receiveReturn", `rma: "${id}"`, "refundCents isReplaced")).toMatchObject({
      successful: false,
      refundCents: null,
    });
  }
});

it("takes a return in once, with its mail", async () => {
  const made = await released();
  const id = await shipped(made.orderId);
  await operate("deliverShipment", `shipmentId: "${id}"`);
  await operate("recordPayment", `orderNumber: "${made.orderId}"`);
  const { earlierReturn } = await announce(made, returnOf([[1, 1]]));
  const before = await subjects(made);
  const receive = () => operate("receiveReturn", `rma: "${earlierReturn.rma}"`, "refundCents isReplaced");
  const answers = await Promise.all([receive(), receive(), receive()]);
  expect(answers.filter(({ successful }) => successful)).toHaveLength(1);
  expect(answers.find(({ successful }) => successful)?.["refundCents"]).toBeGreaterThan(0);
  expect((await subjects(made)).slice(before.length)).toEqual([
    `Rücksendung ${earlierReturn.rma} zur Bestellung ${made.orderId} ist da`,
  ]);
});

it("lets only operators in", async () => {
  const { orderId } = await orderNow(database);
  const query = `mutation { packOrder(orderNumber: "${orderId}") { successful } }`;
  for (const authorization of [null, "Bearer wrong"]) {
    const answer = await post(shop, query, {}, authorization);
    expect(answer.status).toBe(401);
  }
});
