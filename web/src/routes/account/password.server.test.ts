import { describe, expect, it } from "vitest";
import { openPage } from "../testing/open-page.server.tsx";
import * as route from "./password.tsx";

const signedIn = { PageSession: { session: { visitor: { state: "LOGGED_IN" } } } };
const form = { currentPassword: "kreide-2026", newPassword: "tafel-2027", newPasswordRepeated: "tafel-2027" };
const open = (fields: Partial<typeof form> = {}, answers: object = {}) =>
  openPage(route, "http://localhost/myaccount/password/", {
    form: { ...form, ...fields },
    answers: { ...signedIn, ...answers },
  });

describe("ACC-02: a change of the password", () => {
  it.each([
    ["the current password", { currentPassword: "" }, "Bitte geben Sie Ihr bisheriges Passwort ein."],
    ["the new one", { newPassword: "", newPasswordRepeated: "" }, "Bitte geben Sie ein Passwort ein."],
    ["its repeat", { newPasswordRepeated: "" }, "Bitte wiederholen Sie das neue Passwort."],
    ["the same text twice", { newPasswordRepeated: "tafel-2028" }, "Die beiden neuen Passwörter sind verschieden."],
  ])("needs %s", async (_, fields, words) => {
    const { html, asked } = await open(fields);
    expect(html).toContain(words);
    expect(asked.map(([name]) => name)).toEqual(["PageSession"]);
  });

  it("is made with all three, and the customer stays signed in here", async () => {
    const done = await open({}, { ChangePassword: { changePassword: { successful: true } } });
    expect(done).toMatchObject({
      status: 303,
      location: "/myaccount/contact-details/",
      asked: [["ChangePassword", form]],
    });
  });

  it("VALID-17: shows at its field what the shop refuses, and no password", async () => {
    const fieldErrors = [{ fieldName: "newPassword", errorMessage: "Dieses Passwort wird sehr oft gewählt." }];
    const { html } = await open({}, { ChangePassword: { changePassword: { successful: false, fieldErrors } } });
    expect(html).toMatch(/<input[^>]*id="password-newPassword"[^>]*aria-invalid="true"/);
    expect(html).toContain("Dieses Passwort wird sehr oft gewählt.");
    for (const secret of Object.values(form)) expect(html).not.toContain(secret);
  });
});
