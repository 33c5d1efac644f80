import { expect, it } from "vitest";
import { sendRaw } from "@chalkbox/edge/testing";
import { login, withFullCart } from "../journey.ts";
import { clientSecret, startTestGateway } from "../start.ts";
import { graphRequest } from "./request-text.ts";

const password = "canary-password-4711";
const card = {
  number: "4111111111111111",
  code: "canary-cvc-815",
  holder: "Canary Cardholder",
  data: "canary-card-data",
};

/** What a visitor does that carries a secret, and what goes wrong meanwhile. */
const operations: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
  [login, { password }],
  [`mutation { login(credentials: { email: "ada", password: "${password}" }) { successfull nothing } }`, {}],
  [
    "mutation ($c: SessionLoginInput!) { login(credentials: $c) { successfull } }",
    { c: { email: "ada", password, [password]: password } },
  ],
  [
    "mutation ($c: SessionLoginInput!) { login(credentials: $c) { successfull } }",
    { c: { email: "ada", password: [password] } },
  ],
  [
    `mutation { registerCustomer(customer: { email: "taken", password: "${password}" }) { successfull errorMessage } }`,
    {},
  ],
  [
    "mutation ($p: String!) { changePassword(currentPassword: $p, newPassword: $p, newPasswordRepeated: $p) { successful generalErrorMessage } }",
    { p: password },
  ],
  [`mutation { completeCardReturn(len: 3, data: "${card.data}") { outcome errorMessage } }`, {}],
  ["mutation ($data: String!) { completeCardReturn(len: 3, data: $data) { outcome errorMessage } }", { data: card }],
  ["mutation ($card: Int) { completePaymentStep(paymentId: $card) { successful } }", { card }],
  ['{ core_category(coreCategoryId: "boom") { id } session { cart { id } } }', { password, card }],
  ['{ getCustomerInfo(url: "/") { email } session { visitor { state } } }', {}],
];

it("are in no log line, no body, no error and no header but the cookies: secrets, whatever goes wrong", async () => {
  const { browser, upstream, log, origin } = await startTestGateway();
  const visitor = await withFullCart(browser(), upstream);
  const given: string[] = [];
  const tell = ({ text, headers }: { readonly text: string; readonly headers: Headers }) => {
    given.push(text, JSON.stringify([...headers].filter(([name]) => name !== "set-cookie")));
  };
  const seen = { api: new Set<string>(), customer: new Set<string>() };
  const everything = async () => {
    for (const [query, variables] of operations) tell(await visitor.post({ query, variables }));
    tell(await visitor.post(operations.map(([query, variables]) => ({ query, variables })).slice(0, 10)));
    for (const path of ["login-action", "register-action", "change-password", "checkout-auth"]) {
      const formData = {
        email: "ada",
        password,
        currentPassword: password,
        newPassword: password,
        newPasswordRepeated: password,
      };
      const body = JSON.stringify({ formData, authType: "register", cartId: null });
      const headers = { "content-type": "application/json" };
      tell(await visitor.send(`/api/${path}/`, { method: "POST", headers, body }));
      tell(await visitor.send(`/api/${path}/`, { method: "POST", headers, body: body.slice(0, -1) }));
    }
    tell(await visitor.send("/api/token"));
    tell(await visitor.send("/api/cart-id"));
    tell(await visitor.send(`/api/${password}?card=${card.number}`));
    for (const token of upstream.state.apiTokens) seen.api.add(token);
    for (const token of upstream.state.customerTokens.keys()) seen.customer.add(token);
  };

  tell(await visitor.post({ query: login, variables: { password: "right" } }));
  await everything();
  // The shop rejects our token, then the customer's.
  upstream.state.apiTokens.clear();
  await everything();
  upstream.state.customerTokens.clear();
  await everything();
  // It repeats what it was sent, breaks off, and talks nonsense.
  for (const answer of [
    JSON.stringify({ errors: [{ message: `wrong: ${password}`, extensions: { token: [...seen.api][0], card } }] }),
    `{"data":{"login":`,
    `<html>${password}</html>`,
  ]) {
    for (let fault = 0; fault < 40; fault += 1) upstream.state.faults.push((respond) => respond(200, answer));
    await everything();
    upstream.state.faults.length = 0;
  }
  upstream.state.issuesTokens = false;
  await upstream.stop();
  for (const [query, variables] of operations.slice(0, 3)) tell(await visitor.post({ query, variables }));
  const raw = await sendRaw(origin, [
    graphRequest(`{"query":"${password}"`, {
      cookie: `X-JWT=${[...seen.customer][0]}`,
      authorization: `Bearer ${[...seen.api][0]}`,
    }),
  ]);
  given.push(raw.body);

  const secrets = [
    clientSecret,
    Buffer.from(`chalkbox:${clientSecret}`).toString("base64"),
    password,
    card.number,
    card.code,
    card.holder,
    card.data,
    ...seen.api,
    ...seen.customer,
  ];
  expect(seen.api.size + seen.customer.size).toBeGreaterThan(2);
  expect(log.length).toBeGreaterThan(50);
  const logged = log.join("\n");
  expect(secrets.filter((secret) => logged.includes(secret))).toEqual([]);
  const answered = given.join("\n");
  expect(secrets.filter((secret) => answered.includes(secret))).toEqual([]);
}, 60_000);
