import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { expect, it } from "vitest";
import { mailsTo } from "../../../test/mails.ts";
import { startTestDatabase } from "../../../test/shop-test.ts";
import { Shopper, type ShopperOptions } from "../../../test/shopper.ts";
import { fixedClock } from "../../../test/fixed-clock.ts";

const database = await startTestDatabase();
const clock = fixedClock(new Date("2026-11-24T10:00:00Z"));
await database.write`
  insert into competition (id, store, title_de, title_en, prize_de, prize_en, question_de, question_en, starts_at, ends_at)
  select id, store, 'Titel', 'Title', 'Preis', 'Prize', 'Frage?', 'Question?', starts_at::timestamptz, ends_at::timestamptz
  from (values ('past', 'de', '2026-01-01', '2026-02-01'), ('later', 'de', '2026-11-01', '2027-03-01'),
    ('now', 'de', '2026-11-01', '2026-12-01'), ('soon', 'at', '2026-12-01', '2026-12-31')) as v (id, store, starts_at, ends_at)`;

const good = {
  competitionId: "now",
  firstName: "Erika",
  lastName: "Muster",
  email: "",
  answer: "Die Leseecke.",
  acceptsConditions: true,
};
const done = { successful: true, generalErrorMessage: null, fieldErrors: [] };

const ask = (options: ShopperOptions = {}) =>
  new Shopper(database, { clock, ...options }).run(
    "{ getCompetition { id title question } }",
    "getCompetition",
    v.nullable(v.record(v.string(), v.string())),
  );
async function enter(part: Partial<typeof good> = {}, honeypot = "", options: ShopperOptions = {}) {
  const email = part.email ?? `${randomUUID()}@example.org`;
  const answer = await new Shopper(database, { clock, ...options }).change(
    "subscribeToCompetition(entry: $entry, honeypot: $honeypot)",
    "$entry: CompetitionEntryInput!, $honeypot: String!",
    { entry: { ...good, ...part, email }, honeypot },
  );
  return { answer, email };
}
const entriesOf = async (email: string) => [
  ...(await database.write`select first_name, answer from competition_entry where email = ${email}`),
];

it("SERV-04: the competition that runs and ends first is shown in its store", async () => {
  expect(await ask()).toEqual({ id: "now", title: "Titel", question: "Frage?" });
  expect(await ask({ store: "at" })).toBeNull();
});

it("SERV-04, OP-M-37: an entry is kept, and a mail says so", async () => {
  const { answer, email } = await enter({ firstName: " Erika " });
  expect(answer).toEqual(done);
  expect(await entriesOf(email)).toEqual([{ firstName: "Erika", answer: "Die Leseecke." }]);
  expect((await mailsTo(database, email)).map(({ subject }) => subject)).toEqual(["Sie nehmen teil: Titel"]);
});

it.each([
  [{ firstName: " " }, "firstName"],
  [{ firstName: "Gewonnen: boese.example" }, "firstName"],
  [{ lastName: "Muster 3" }, "lastName"],
  [{ lastName: "x".repeat(61) }, "lastName"],
  [{ email: "erika" }, "email"],
  [{ answer: "" }, "answer"],
  [{ answer: "x".repeat(501) }, "answer"],
  [{ acceptsConditions: false }, "acceptsConditions"],
])("SERV-04, VALID-17: %j is refused at its field", async (part, fieldName) => {
  expect((await enter(part)).answer).toEqual({
    ...done,
    successful: false,
    fieldErrors: [{ fieldName, errorMessage: expect.stringMatching(/^(Bitte|In der|Hier sind|Ein Name)/) }],
  });
});

it("an email takes part once, however it is written and however fast", async () => {
  const email = `${randomUUID()}@example.org`;
  const answers = await Promise.all([email, email.toUpperCase(), email].map((each) => enter({ email: each })));
  expect(answers.filter(({ answer }) => answer.successful)).toHaveLength(1);
  expect(answers.flatMap(({ answer }) => answer.fieldErrors).map(({ fieldName }) => fieldName)).toEqual([
    "email",
    "email",
  ]);
  expect(await entriesOf(email)).toHaveLength(1);
});

it("what has ended, has not begun or belongs to another store takes no entries", async () => {
  for (const competitionId of ["past", "soon", "none"]) {
    expect((await enter({ competitionId })).answer).toMatchObject({
      successful: false,
      generalErrorMessage: "Dieses Gewinnspiel ist zu Ende.",
    });
  }
});

it("answers programs like people, and asks those to wait who send too much", async () => {
  const { answer, email } = await enter({}, "http://spam.example");
  expect([answer, await entriesOf(email)]).toEqual([done, []]);
  const visitor = { address: "198.51.100.9", device: null };
  const answers = await Promise.all(Array.from({ length: 61 }, () => enter({}, "", { visitor })));
  expect(answers.filter((each) => each.answer.successful)).toHaveLength(60);
});
