import { expect, it } from "vitest";
import * as login from "./login.tsx";
import * as register from "./register.tsx";
import { inTab } from "./testing/in-tab.ts";

const person = { email: "ada@schule.de", password: "secret-1" };

it.each([
  ["sign-in", () => login.clientAction(inTab("/login/", { Login: new Error("cut") }, person).args)],
  [
    "registration",
    () => register.clientAction(inTab("/myaccount/register/", { RegisterCustomer: new Error("cut") }, person).args),
  ],
])("the password of a %s that nothing has answered need not be typed again, and is in no store", async (_, send) => {
  expect(await send()).toMatchObject({ values: { email: person.email }, typedPassword: person.password });
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie])).not.toContain("secret-1");
});

it("one that was refused is typed again", async () => {
  const refused = { login: { successfull: false, errorMessage: "Das passt nicht zusammen.", fieldErrors: [] } };
  const answer = await login.clientAction(inTab("/login/", { Login: refused }, person).args);
  expect(answer).toMatchObject({ errors: { general: "Das passt nicht zusammen." } });
  expect(JSON.stringify(answer)).not.toContain("secret-1");
});
