import { expect, it } from "vitest";
import { startBackoffice } from "../../../test/backoffice-fixture.ts";

const { database, operate } = await startBackoffice();

it("SERV-01: shows who asked for the newsletter and whether it is confirmed, newest first, by store", async () => {
  await database.write`
    insert into newsletter_request (email, store, language, requested_at, confirmed_at) values
      ('a@example.org', 'de', 'de-DE', '2026-11-01', '2026-11-02'), ('b@example.org', 'at', 'de-AT', '2026-11-03', null)`;
  const fields = "{ email store confirmedAt }";
  const [a, b] = [
    { email: "a@example.org", store: "de", confirmedAt: expect.stringMatching(/^2026-11-0/) },
    { email: "b@example.org", store: "at", confirmedAt: null },
  ];
  expect(
    await operate(
      `{ all: newsletterSubscriptions ${fields} at: newsletterSubscriptions(store: at) ${fields}
        second: newsletterSubscriptions(limit: 1, offset: 1) ${fields} }`,
    ),
  ).toEqual({ all: [b, a], at: [b], second: [a] });
});

it("SERV-03: shows the messages of the contact form", async () => {
  await database.write`
    insert into contact_message (id, store, language, name, email, topic, reference, message, sent_at)
    values (gen_random_uuid(), 'de', 'de-DE', 'Erika', 'erika@example.org', 'OTHER', '', 'Hallo', now())`;
  const fields = "{ id name email topic reference text sentAt }";
  const shown = { name: "Erika", email: "erika@example.org", topic: "OTHER", reference: "", text: "Hallo" };
  expect(await operate(`{ contactMessages ${fields} none: contactMessages(store: ch) ${fields} }`)).toMatchObject({
    contactMessages: [shown],
    none: [],
  });
});

it("SERV-04: operators write competitions, and read who takes part", async () => {
  const words = { de: "Wort", en: "Word" };
  const input = {
    id: "herbst",
    store: "de",
    title: words,
    prize: words,
    question: words,
    startsAt: "2026-10-01T00:00:00.000Z",
    endsAt: "2027-10-01T00:00:00.000Z",
  };
  const save = (part: object) =>
    operate(
      "mutation ($input: CompetitionInput!) { saveCompetition(input: $input) { successful fieldErrors { fieldName } } }",
      { input: { ...input, ...part } },
    );
  expect(await save({})).toEqual({ saveCompetition: { successful: true, fieldErrors: [] } });
  expect(await save({ endsAt: input.startsAt })).toEqual({
    saveCompetition: { successful: false, fieldErrors: [{ fieldName: "endsAt" }] },
  });
  expect(await save({ id: "Zu Groß" })).toMatchObject({ saveCompetition: { successful: false } });
  await database.write`
    insert into competition_entry (competition_id, email, first_name, last_name, answer, entered_at)
    values ('herbst', 'a@example.org', 'Anna', 'Beispiel', 'Ja', now())`;
  await save({ title: { de: "Herbst", en: "Autumn" } });
  expect(
    await operate(
      '{ competitions(store: de) { id title { de } } competitionEntries(competitionId: "herbst") { email firstName answer } }',
    ),
  ).toEqual({
    competitions: [{ id: "herbst", title: { de: "Herbst" } }],
    competitionEntries: [{ email: "a@example.org", firstName: "Anna", answer: "Ja" }],
  });
});
