import { expect, it } from "vitest";
import { inTab } from "../testing/in-tab.ts";
import * as login from "./login.tsx";

const person = { email: "ada@schule.de", password: "secret-1" };
const send = (intent: "login" | "register", answer: Error | Record<string, object>) => {
  const answers = { Login: answer, CheckoutAuth: answer };
  return login.clientAction(inTab("/checkout/login/", answers, { intent, ...person }).args);
};

it.each(["login", "register"] as const)(
  "the password of a %s that nothing has answered need not be typed again, and is in no store",
  async (intent) => {
    expect(await send(intent, new Error("cut"))).toMatchObject({
      data: { intent, values: { email: person.email }, typed: { password: person.password } },
      init: { status: 400 },
    });
    expect([JSON.stringify(sessionStorage), JSON.stringify(localStorage), document.cookie].join()).not.toContain(
      "secret-1",
    );
  },
);

it("one that was refused is typed again", async () => {
  const refused = { successfull: false, errorMessage: "Das passt nicht zusammen.", fieldErrors: [] };
  const answer = await send("login", { login: refused });
  expect(answer).toMatchObject({ data: { errors: { general: "Das passt nicht zusammen." } } });
  expect(JSON.stringify(answer)).not.toContain("secret-1");
});
