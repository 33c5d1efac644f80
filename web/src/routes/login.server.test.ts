import { describe, expect, it } from "vitest";
import type { Visit } from "./testing/open-page.server.tsx";
import { openPage } from "./testing/open-page.server.tsx";
import * as route from "./login.tsx";

const out = { PageSession: { session: { visitor: { state: "LOGGED_OUT" } } } };
const good = { email: "ada@schule.de", password: "secret" };
const done = { Login: { login: { successfull: true, session: null } } };
const open = (address: string, visit: Visit = {}) => openPage(route, `http://${address}`, visit);

it("who is not signed in gets the form", async () => {
  const { status, html, asked } = await open("localhost/login/", { answers: out });
  expect([status, asked.map(([name]) => name)]).toEqual([200, ["PageSession"]]);
  expect(html).toMatch(/<title>Anmelden[^<]*<\/title>/);
  expect(html).toContain('<a href="/myaccount/register/"');
  expect(html).toMatch(/<input[^>]* type="email"/);
});

it("ACCESS-39: a business signs in with its number, or registers", async () => {
  const { html } = await open("educational.localhost/login/", { answers: out });
  expect(html).toContain('<a href="/myaccount/register/"');
  expect(html).not.toMatch(/type="email"/);
  expect(html).toContain("Kundennummer");
});

it("a page of a visitor who is not known requests a sign-in", async () => {
  expect((await open("localhost/login/", { answers: { PageSession: { session: null } } })).status).toBe(200);
});

describe("who is signed in, or signs in, goes on", () => {
  it.each([
    ["localhost/login/", "/myaccount/"],
    ["localhost/login/?to=/myaccount/orders/", "/myaccount/"],
    ["localhost/login/?to=/prime/checkout/", "/prime/checkout/"],
    ["educational.localhost/login/?to=/cat/1/", "/cat/1/"],
    ["educational.localhost/login/?to=//evil.example/", "/myaccount/"],
    ["educational.localhost/login/?to=https://evil.example/", "/myaccount/"],
    ["localhost/login/?to=/\\evil.example/share_data", "/myaccount/"],
  ])("from %s to %s", async (address, location) => {
    const answers = { PageSession: { session: { visitor: { state: "LOGGED_IN" } } } };
    expect(await open(address, { answers })).toMatchObject({ status: 302, location });
    const form = { ...good, email: address.startsWith("educational") ? "12345" : good.email };
    const signedIn = await open(address, { form, answers: done });
    expect(signedIn).toMatchObject({ status: 303, location, toasts: [{ severity: "success" }] });
    expect(signedIn.toasts[0]?.key).toMatch(/angemeldet/);
  });

  it.each([
    ["localhost/login/", 2],
    ["localhost/login/?to=/checkout/basket/&from=/checkout/basket/", 1],
  ])(
    "and hears at once what has changed in the cart that was merged, where the next page does not show it: %s",
    async (address, toasts) => {
      const cart = {
        id: "c",
        details: { articleCount: 3 },
        notices: [{ message: "Von „Füller“ sind nur noch 3 da." }],
      };
      const login = { successfull: true, session: { cart } };
      const signedIn = await open(address, { form: good, answers: { Login: { login } } });
      expect(signedIn.toasts).toHaveLength(toasts);
      if (toasts === 2) {
        expect(signedIn.toasts[1]).toEqual({ key: "Von „Füller“ sind nur noch 3 da.", severity: "warning" });
      }
    },
  );

  it("with the basket of before", async () => {
    const { asked } = await open("localhost/login/", {
      form: good,
      answers: done,
    });
    expect(asked).toEqual([["Login", { credentials: good, mergeCart: true }]]);
  });

  it("AUTH-01: for longer where that box is ticked", async () => {
    const { asked } = await open("localhost/login/", {
      form: { ...good, stayLogged: "on" },
      answers: done,
    });
    expect(asked[0]?.[1]).toMatchObject({ credentials: { ...good, stayLogged: true } });
  });
});

it("who is refused reads why, and types the password again", async () => {
  const { status, html } = await open("localhost/login/?to=/prime/checkout/", {
    form: good,
    answers: { ...out, Login: { login: { successfull: false, errorMessage: "Das passt nicht zusammen." } } },
  });
  expect(status).toBe(200);
  expect(html).toContain("Das passt nicht zusammen.");
  expect(html).toContain('value="ada@schule.de"');
  expect(html).not.toContain("secret");
  expect(html).toContain(`action="/login/?to=${encodeURIComponent("/prime/checkout/")}"`);
});

it("what is no text does not call the shop", async () => {
  const { html, asked } = await open("localhost/login/", { form: { ...good, password: "a\0b" }, answers: out });
  expect(asked.map(([name]) => name)).toEqual(["PageSession"]);
  expect(html).toContain("Zeichen");
});
