import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { post } from "../test/backoffice-fixture.ts";
import { startTestDatabase, startTestShop, testPlatform } from "../test/shop-test.ts";
import { textPositions } from "../test/text-positions.ts";
import { loadSchema } from "./schema.ts";
import { issueAccessToken } from "./platform/auth/access-token.ts";

const database = await startTestDatabase();
const platform = testPlatform({ database });
const shop = await startTestShop(platform);
const positions = textPositions(loadSchema());

/** Largest batch of the shop. */
const batchSize = 10;
const broken = ["\0", "a\0b", "\ud83d", "b\udc00", "\udc00\ud83d"];

interface Operation {
  readonly title: string;
  readonly fieldName: string;
  readonly body: { readonly query: string; readonly variables?: unknown };
}

async function ask(batch: readonly Operation[], language: "de-DE" | "en-DE" = "de-DE"): Promise<unknown[]> {
  const store = language === "en-DE" ? "b2b" : "de";
  const { token } = await issueAccessToken(platform, { store, language });
  const response = await fetch(`${shop}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify(batch.map(({ body }) => body)),
  });
  const answers: unknown = await response.json();
  return Array.isArray(answers) ? answers : [answers];
}

/** What each operation must answer: the field's name, and nothing else. */
const refusalOf = ({ fieldName }: Operation) => ({
  errors: [
    {
      message: expect.stringContaining("Zeichen"),
      extensions: {
        code: "BAD_USER_INPUT",
        classification: "BAD_USER_INPUT",
        fieldErrors: [{ fieldName, errorMessage: expect.stringContaining("Zeichen"), formName: null }],
      },
    },
  ],
});

/** Sends batches; each answer with the operation's title before it. */
async function titledAnswers(operations: readonly Operation[]): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (let at = 0; at < operations.length; at += batchSize)
    answers.push(...(await ask(operations.slice(at, at + batchSize))));
  return operations.map(({ title }, index) => [title, answers[index]]);
}

const titledRefusals = (operations: readonly Operation[]): unknown[] =>
  operations.map((each) => [each.title, refusalOf(each)]);

describe("a text that is none", () => {
  it("has many places where it could come in", () => {
    expect(positions.length).toBeGreaterThan(80);
    expect(positions.map(({ title }) => title)).toContain("mutation login(credentials.password)");
  });

  it.each(broken)("is refused by the field's name at every place of the graph: %j", async (text) => {
    const operations = positions.map(({ title, fieldName, query, variables }) => ({
      title,
      fieldName,
      body: { query, variables: variables(text) },
    }));
    expect(await titledAnswers(operations)).toEqual(titledRefusals(operations));
  });

  it("is refused when it is written into the document", async () => {
    const operations = positions.map(({ title, fieldName, written }) => ({
      title,
      fieldName,
      body: { query: written("a\0b") },
    }));
    expect(await titledAnswers(operations)).toEqual(titledRefusals(operations));
  });

  it("is refused in the language of the storefront", async () => {
    const body = { query: "query ($text: String!) { isUniqueEmail(email: $text) }", variables: { text: "\0" } };
    const [answer] = await ask([{ title: "", fieldName: "text", body }], "en-DE");
    expect(answer).toMatchObject({ errors: [{ message: expect.stringContaining("type it again") }] });
  });

  it("is refused by the operator's graph", async () => {
    const answer = await post(shop, "query ($name: String!) { __type(name: $name) { name } }", { name: "a\0b" });
    expect(await answer.json()).toMatchObject({
      errors: [{ extensions: { code: "BAD_USER_INPUT", fieldErrors: [{ fieldName: "name" }] } }],
    });
  });

  it("is no character of another script: emoji, umlauts and line breaks pass", async () => {
    const body = { query: "query ($text: String!) { isUniqueEmail(email: $text) }", variables: { text: "ä😀\n\t" } };
    const [answer] = await ask([{ title: "", fieldName: "text", body }]);
    expect(answer).toMatchObject({ data: { isUniqueEmail: expect.any(Boolean) } });
  });
});

describe("a text with what is not seen", () => {
  const registration = {
    salutation: "MS",
    firstName: "A\u200bda",
    lastName: "Mu\u0308ller",
    password: "schu\u0308ler-7",
    phone: "\u202a+49 30 123–4567\u202c",
  };
  const register = (customer: object) => ({
    query: `mutation ($customer: RegisterCustomerInput!) {
      registerCustomer(customer: $customer) { successfull fieldErrors { fieldName } token { token } } }`,
    variables: { customer },
  });
  const signIn = (email: string, password: string) => ({
    query: `mutation ($credentials: LoginInput!) {
      login(credentials: $credentials, mergeCart: false) { successfull firstName lastName } }`,
    variables: { credentials: { email, password, stayLogged: false } },
  });
  const answerOf = async (body: Operation["body"]) => (await ask([{ title: "", fieldName: "", body }]))[0];

  it("is read as a person sees it, a password in every way of typing it", async () => {
    const email = `${randomUUID()}@example.org`;
    const opened = await answerOf(register({ ...registration, email: `\u200b${email}\u2060` }));
    expect(opened).toMatchObject({ data: { registerCustomer: { successfull: true, fieldErrors: [] } } });
    for (const password of ["schüler-7", registration.password, "schüler-７"])
      expect(await answerOf(signIn(`${email}\u200b`, password))).toEqual({
        data: { login: { successfull: true, firstName: "Ada", lastName: "Müller" } },
      });
    expect(await answerOf(signIn(email, "schuler-7"))).toMatchObject({ data: { login: { successfull: false } } });
    const [stored] = await database.read`select phone from customer where email = ${email}`;
    expect(stored).toEqual({ phone: "+49 30 123-4567" });
  });

  it("alone is no name", async () => {
    const email = `${randomUUID()}@example.org`;
    await answerOf(register({ ...registration, email, lastName: "\u200b\u2060" }));
    const [stored] = await database.read`select last_name from customer where email = ${email}`;
    expect(stored).toEqual({ lastName: "" });
  });
});
