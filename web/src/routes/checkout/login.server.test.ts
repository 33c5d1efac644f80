import { describe, expect, it } from "vitest";
import { openPage, type Visit } from "../testing/open-page.server.tsx";
import * as route from "./login.tsx";

const open = { session: { cartId: "c-1", checkout: { access: { allowed: true } } } };
const submit = (form: Record<string, string>, answers: Visit["answers"] = {}, host = "localhost") =>
  openPage(route, `http://${host}/checkout/login/`, { form, answers: { CheckoutPage: open, ...answers } });
const person = { email: "ada@schule.de", password: "secret-1" };

describe("who goes on", () => {
  it("CHKL-02: finds a form to go on as guest, one for a new account, and one to sign in", async () => {
    const { html } = await openPage(route, "http://localhost/checkout/login/", { answers: { CheckoutPage: open } });
    const intents = [...html.matchAll(/<(?:input|button)[^>]*name="intent"[^>]*>/gu)].map(
      ([tag]) => /value="(\w+)"/u.exec(tag)?.[1],
    );
    expect(new Set(intents)).toEqual(new Set(["login", "register", "guest"]));
  });

  it("CHKL-04, CHKL-05, CHKL-06: does so as guest, signed in or with a new account, to the addresses", async () => {
    const auth = { CheckoutAuth: { checkoutAuth: { successfull: true } } };
    const empty = { salutation: "", firstName: "", lastName: "", company: "", phone: "" };
    for (const [form, answers, call] of [
      [{ intent: "guest" }, auth, ["CheckoutAuth", { authType: "guest" }]],
      [
        { intent: "register", ...person },
        auth,
        ["CheckoutAuth", { authType: "register", customer: { ...empty, ...person } }],
      ],
      [
        { intent: "login", ...person },
        { Login: { login: { successfull: true } } },
        ["Login", { credentials: { ...person, stayLogged: false }, mergeCart: true }],
      ],
    ] as const) {
      const { asked, ...answer } = await submit(form, answers);
      expect(answer).toMatchObject({ status: 303, location: "/checkout/shipping/" });
      expect(asked.filter(([name]) => name !== "CheckoutPage")).toEqual([call]);
    }
  });

  it("of a business does so with its customer number", async () => {
    const form = { intent: "login", email: "12345", password: "secret-1" };
    const answers = { Login: { login: { successfull: true } } };
    expect((await submit(form, answers, "educational.localhost")).location).toBe("/checkout/shipping/");
    expect((await submit(form, answers)).status).toBe(400);
  });
});

describe("who is refused", () => {
  it("reads why in their form, and types the password again", async () => {
    const login = { successfull: false, errorMessage: "Das passt nicht zusammen.", fieldErrors: [] };
    const { status, html } = await submit({ intent: "login", ...person }, { Login: { login } });
    expect(status).toBe(400);
    expect(html).toContain("Das passt nicht zusammen.");
    expect(html).toContain('value="ada@schule.de"');
    expect(html).not.toContain("secret-1");
  });

  it("finds no password in the page of the server where nothing has answered either", async () => {
    const { status, html } = await submit({ intent: "login", ...person }, { Login: new Error("cut") });
    expect(status).toBe(400);
    expect(html).toContain('value="ada@schule.de"');
    expect(html).not.toContain("secret-1");
  });

  it("reads keys of the graph as words, in the language of the host", async () => {
    const login = { successfull: false, errorMessage: "vue.message.tooManyAttempts", fieldErrors: [] };
    const said = async (host: string) =>
      (await submit({ intent: "login", email: "12345", password: "a" }, { Login: { login } }, host)).html;
    expect(await said("educational.localhost")).toContain("Zu viele Versuche");
    expect(await said("en.educational.localhost")).toContain("Too many attempts");
  });

  it("reads what is wrong with a field before the shop is called", async () => {
    const { status, asked, html } = await submit({ intent: "login", email: "ada", password: "a" });
    expect([status, asked.map(([name]) => name)]).toEqual([400, ["CheckoutPage"]]);
    expect(html).toContain("@-Zeichen");
  });

  it("reads that a field holds no text", async () => {
    const { status, html, asked } = await submit({ intent: "login", ...person, email: "a\0@schule.de" });
    expect([status, asked.map(([name]) => name)]).toEqual([400, ["CheckoutPage"]]);
    expect(html).toContain('aria-invalid="true"');
  });
});

it.each([{ intent: "steal" }, {}, { intent: "", email: "a\0" }, { intent: "steal", email: "a\0" }])(
  "a form that is none of ours is refused: %j",
  async (form: Record<string, string>) => {
    expect(await submit(form)).toMatchObject({ status: 400, html: "", asked: [] });
  },
);
