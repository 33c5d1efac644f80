import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { newAccount } from "../../../test/accounts.ts";
import { writeAssortment } from "../../../test/checkout-fixture.ts";
import { mailsTo } from "../../../test/mails.ts";
import { runQuery, startTestDatabase, testContext } from "../../../test/shop-test.ts";
import { Shopper } from "../../../test/shopper.ts";

const database = await startTestDatabase();
const good = {
  name: "Erika Muster",
  email: "Erika@Schule.example",
  topic: "QUOTATION",
  reference: "P-1",
  text: "Bitte ein Angebot\nüber <30> Hefte.",
};
const document =
  "mutation ($message: ContactMessageInput!, $honeypot: String!) { sendContactFormMail(message: $message, honeypot: $honeypot) { successful generalErrorMessage fieldErrors { fieldName errorMessage } } }";

const answerSchema = v.object({
  sendContactFormMail: v.object({
    successful: v.boolean(),
    generalErrorMessage: v.nullable(v.string()),
    fieldErrors: v.array(v.object({ fieldName: v.string(), errorMessage: v.string() })),
  }),
});

async function send(part: Partial<typeof good> = {}, visitorAddress = "192.0.2.1", honeypot = "") {
  const context = testContext({ database, store: "at", language: "de-AT", visitorAddress });
  const { data, errors } = await runQuery(context, document, { message: { ...good, ...part }, honeypot });
  expect(errors).toEqual([]);
  return v.parse(answerSchema, data).sendContactFormMail;
}
const mails = async () =>
  (await database.read`select message from mail_outbox order by id`).map(({ message }) => message);

it("SERV-03, OP-M-38: a message goes to the service by mail, and the visitor gets one that holds nothing they wrote", async () => {
  expect(await send()).toEqual({ successful: true, generalErrorMessage: null, fieldErrors: [] });
  const [toService, toVisitor] = await mails();
  expect(toService).toMatchObject({ to: "info@chalkbox.example", subject: "Kontakt (at): Angebot", reference: "P-1" });
  expect(toService.text).toBe(
    "Von: Erika Muster <Erika@Schule.example>\n\nNummer: P-1\n\nBitte ein Angebot\nüber <30> Hefte.",
  );
  expect(toService.html).toContain("über &lt;30&gt; Hefte.");
  expect(toVisitor).toMatchObject({ to: "Erika@Schule.example", subject: "Ihre Nachricht ist bei uns" });
  for (const words of [good.text, good.name, "Hefte"]) expect(toVisitor.text + toVisitor.html).not.toContain(words);
});

it.each([
  [{ name: " " }, "name"],
  [{ name: "x".repeat(81) }, "name"],
  [{ email: "erika" }, "email"],
  [{ topic: "constructor" }, "topic"],
  [{ reference: "1".repeat(41) }, "reference"],
  [{ text: "\n" }, "text"],
  [{ text: "x".repeat(4_001) }, "text"],
])("VALID-17: %j is refused at its field, and nothing is sent", async (part, fieldName) => {
  const before = (await mails()).length;
  expect(await send(part)).toMatchObject({
    successful: false,
    generalErrorMessage: null,
    fieldErrors: [{ fieldName }],
  });
  expect(await mails()).toHaveLength(before);
});

it("one address gets five confirmations an hour at most, from whatever visitor and however it is written", async () => {
  for (let turn = 0; turn < 9; turn += 1) {
    const email = ["Opfer@Schule.example", "opfer+1@schule.example", "opfer+2@schule.example"][turn % 3] ?? "";
    expect(await send({ email }, `203.0.${turn}.9`)).toMatchObject({ successful: true });
  }
  const sent = await mails();
  expect(sent.filter(({ to }) => /^opfer/i.test(String(to)))).toHaveLength(5);
  // The service reads all of them.
  expect(sent.filter(({ text }) => /^Von: .*<opfer/im.test(String(text)))).toHaveLength(9);
});

it("no link is mailed as the name of who writes", async () => {
  expect(await send({ name: "Gewonnen: boese.xyz" }, "203.0.113.77")).toMatchObject({
    successful: false,
    fieldErrors: [{ fieldName: "name" }],
  });
});

it("a visitor who writes too often is asked to wait", async () => {
  const answers: Awaited<ReturnType<typeof send>>[] = [];
  for (let turn = 0; turn < 31; turn += 1) answers.push(await send({}, "198.51.100.7"));
  expect(answers.filter((answer) => answer.successful)).toHaveLength(30);
  expect(answers.at(-1)).toMatchObject({
    successful: false,
    generalErrorMessage: expect.stringContaining("60 Minuten"),
    fieldErrors: [],
  });
});

it("a program that fills in all fields is answered like a person, and nothing is kept or sent", async () => {
  const before = (await mails()).length;
  expect(await send({ reference: "trap" }, "192.0.2.2", "http://spam.example")).toMatchObject({ successful: true });
  expect(await mails()).toHaveLength(before);
  expect(await database.read`select id from contact_message where reference = 'trap'`).toHaveLength(0);
});

it("a message is kept as it was sent", async () => {
  await send({ reference: " kept " }, "192.0.2.3");
  const [row] = await database.read`
    select store, language, name, email, topic, message from contact_message where reference = 'kept'`;
  expect(row).toEqual({
    store: "at",
    language: "de-AT",
    name: good.name,
    email: good.email,
    topic: good.topic,
    message: good.text,
  });
});

it("SERV-03: customers who write from their own email get a copy, others do not", async () => {
  const anna = await newAccount(database);
  const [row] = await database.read`select email from customer where id = ${anna.caller.customer?.customerId ?? ""}`;
  const own = String(row?.["email"]);
  for (const email of [own, "stranger@example.org"]) {
    await runQuery(anna.context(), document, { message: { ...good, email }, honeypot: "" });
  }
  expect((await mailsTo(database, own)).map(({ text }) => text.includes(good.text))).toEqual([true]);
  expect((await mailsTo(database, "stranger@example.org")).map(({ text }) => text.includes("Hefte"))).toEqual([false]);
});

it("SERV-03: guests get no copy, whose email is any that they have typed", async () => {
  const typed = "opfer-eines-gastes@example.org";
  const guest = await (await new Shopper(database).arrive()).beGuest(typed);
  await runQuery(guest.context(), document, { message: { ...good, email: typed }, honeypot: "" });
  expect((await mailsTo(database, typed)).map(({ text }) => text.includes("Hefte"))).toEqual([false]);
});

describe("the form of an order (OP-Q-26)", () => {
  const ask = async (who: Shopper, orderId: string) =>
    who.run(
      "query ($id: ID!) { getContactFormData(orderId: $id) { name email topic reference } }",
      "getContactFormData",
      v.nullable(v.record(v.string(), v.string())),
      { id: orderId },
    );

  it("SERV-03: begins with the buyer and the number; of a foreign or unknown order with nothing", async () => {
    await writeAssortment(database);
    const [anna, ben] = [await newAccount(database), await newAccount(database)];
    await anna.add(1_001);
    await anna.chooseAddress();
    await anna.choosePayment("INVOICE");
    const { orderId } = await anna.submit();
    const email = expect.stringContaining("@example.org");
    expect(await ask(anna, orderId ?? "")).toEqual({
      name: "Anna Beispiel",
      email,
      topic: "ORDER",
      reference: orderId,
    });
    expect([await ask(ben, orderId ?? ""), await ask(anna, "999999"), await ask(anna, "x")]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
