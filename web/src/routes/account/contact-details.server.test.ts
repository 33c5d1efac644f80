import { describe, expect, it } from "vitest";
import { openPage } from "../testing/open-page.server.tsx";
import * as route from "./contact-details.tsx";

const account = {
  email: "ada@schule.de",
  pendingEmail: null,
  phone: "030 123456",
  salutation: "MS",
  firstName: "Ada",
  lastName: "Kreide",
  company: "Lindenschule",
  customerNumber: null,
  termsOfPayment: null,
  VATRegistrationNo: null,
  jobTitle: null,
  industry: null,
  numberOfEmployees: null,
};
const answersFor = (changes: object = {}) => ({
  PageSession: { session: { visitor: { state: "LOGGED_IN" } } },
  ContactDetails: { getAccountData: { ...account, ...changes }, getCustomerAddress: null, getPrimeMembership: null },
});
const path = "/myaccount/contact-details/";
const open = (query = "", form?: Readonly<Record<string, string>>, more: object = {}, host = "localhost") =>
  openPage(route, `http://${host}${path}${query}`, { ...(form && { form }), answers: { ...answersFor(), ...more } });
const yes = { successful: true, fieldErrors: [] };

describe("ACC-01: contact details", () => {
  it("are shown with the ways to change them, and an email that waits is named", async () => {
    const { html } = await open("", undefined, answersFor({ pendingEmail: "neu@schule.de" }));
    for (const text of [
      "Frau Ada Kreide",
      "Lindenschule",
      "ada@schule.de",
      "030 123456",
      "neu@schule.de gilt, sobald",
    ]) {
      expect(html).toContain(text);
    }
    for (const edit of ["data", "email", "phone", "delete"]) expect(html).toContain(`${path}?edit=${edit}`);
  });

  it("VALID-14: show an address in punycode as it is written", async () => {
    const stored = { email: "ada@xn--mller-schule-dlb.de", pendingEmail: "neu@xn--kln-sna.de" };
    const { html } = await open("", undefined, answersFor(stored));
    for (const shown of ["ada@müller-schule.de", "neu@köln.de gilt, sobald"]) expect(html).toContain(shown);
    expect(html).not.toContain("xn--");
  });

  it("PRIME-04: name the membership with its last day, while one runs", async () => {
    const contactDetails = { ...answersFor().ContactDetails, getPrimeMembership: { endDate: "2027-11-23" } };
    expect((await open("", undefined, { ContactDetails: contactDetails })).html).toContain("Mitglied bis 23.11.2027");
    expect((await open()).html).not.toContain("Mitglied bis");
  });

  it("are no stranger's to see or change", async () => {
    const out = { PageSession: { session: { visitor: { state: "LOGGED_IN_AS_GUEST" } } } };
    expect(await open("?edit=data", undefined, out)).toMatchObject({ status: 302 });
  });

  it.each([
    [
      "data",
      { salutation: "MR", firstName: " Karl ", lastName: "Tafel", company: "" },
      [
        "ChangeAccountData",
        {
          data: {
            salutation: "MR",
            firstName: "Karl",
            lastName: "Tafel",
            company: "",
            VATRegistrationNo: "",
            jobTitleCode: "",
            primaryIndustryGroupCode: "",
            numberOfEmployees: null,
          },
        },
      ],
      { ChangeAccountData: { changeAccountData: yes } },
      "Ihre Daten sind gespeichert.",
    ],
    [
      "email",
      { email: "neu@schule.de", currentPassword: "kreide" },
      ["ChangeEmail", { email: "neu@schule.de", currentPassword: "kreide" }],
      { ChangeEmail: { updateEmail: yes } },
      "Bitte öffnen Sie den Link in der Mail, die wir an die neue Adresse geschickt haben.",
    ],
    [
      "phone",
      { phone: " +49 30 7654321 " },
      ["ChangePhone", { phone: "+49 30 7654321" }],
      { ChangePhone: { updatePhone: yes } },
      "Ihre Telefonnummer ist gespeichert.",
    ],
  ] as const)("change: %s", async (edit, form, asked, answers, key) => {
    const done = await open(`?edit=${edit}`, form, answers);
    expect(done).toMatchObject({ status: 303, location: path, toasts: [{ key, severity: "success" }] });
    expect(done.asked).toEqual([asked]);
  });

  it("show what the shop refuses at its field, and never a password", async () => {
    const fieldErrors = [{ fieldName: "currentPassword", errorMessage: "Ihr bisheriges Passwort ist falsch." }];
    const refused = { ChangeEmail: { updateEmail: { successful: false, fieldErrors } } };
    const { html } = await open("?edit=email", { email: "neu@schule.de", currentPassword: "geheim-1" }, refused);
    expect(html).toMatch(/<input[^>]*id="email-currentPassword"[^>]*aria-invalid="true"/);
    expect(html).toContain('value="neu@schule.de"');
    expect(html).not.toContain("geheim-1");
  });

  it.each([
    ["data", { firstName: "Karl", lastName: "Tafel" }, "ChangeAccountData", "changeAccountData", "firstName"],
    ["email", { email: "neu@schule.de", currentPassword: "x" }, "ChangeEmail", "updateEmail", "email"],
    ["phone", { phone: "030 7654321" }, "ChangePhone", "updatePhone", "phone"],
  ] as const)(
    "VALID-17: show at its field what the shop finds wrong with it: %s",
    async (edit, form, name, field, fieldName) => {
      const refusal = { successful: false, fieldErrors: [{ fieldName, errorMessage: "Das geht so nicht." }] };
      const { html } = await open(`?edit=${edit}`, form, { [name]: { [field]: refusal } });
      expect(html).toMatch(new RegExp(`<input[^>]*id="${edit}-${fieldName}"[^>]*aria-invalid="true"`));
      expect(html).toContain("Das geht so nicht.");
    },
  );

  it("are checked before the shop is called", async () => {
    for (const [edit, form, words] of [
      ["data", { firstName: "", lastName: "Tafel" }, "Bitte geben Sie Ihren Vornamen ein."],
      ["email", { email: "neu", currentPassword: "x" }, "fehlt das @-Zeichen"],
      ["phone", { phone: "12" }, "zu kurz"],
      ["delete", { currentPassword: "" }, "Bitte geben Sie Ihr Passwort ein."],
    ] as const) {
      const { html, asked } = await open(`?edit=${edit}`, form);
      expect(html).toContain(words);
      expect(asked.map(([name]) => name)).toEqual(["PageSession", "ContactDetails"]);
    }
  });

  it("of a business have job title and industry, and need its name (ACCESS-39)", async () => {
    const choices = {
      BusinessChoices: {
        getJobTitles: [{ code: "TEACHER", name: "Lehrkraft" }],
        getIndustries: [{ code: "KINDERGARTEN", name: "Kita" }],
      },
    };
    const host = "educational.localhost";
    const { html } = await open("?edit=data", undefined, choices, host);
    expect(html).toContain('<option value="TEACHER">Lehrkraft</option>');
    expect(html).toContain('<option value="KINDERGARTEN">Kita</option>');
    const refused = await open("?edit=data", { firstName: "A", lastName: "B", company: " " }, choices, host);
    expect(refused.html).toContain("Bitte geben Sie Schule oder Unternehmen ein.");
  });
});

describe("ACC-03: the account can be deleted", () => {
  it("which says first what goes, and what the law keeps in each country", async () => {
    const texts = async (host: string) => (await open("?edit=delete", undefined, {}, host)).html;
    expect(await texts("localhost")).toContain("8 Jahre aufbewahren");
    expect(await texts("at.localhost")).toContain("7 Jahre aufbewahren");
    expect(await texts("ch.localhost")).toContain("10 Jahre aufbewahren");
    expect(await texts("localhost")).toContain("sofort und für immer");
  });

  it("with the password, and the session forgets the customer", async () => {
    const answers = { DeleteAccount: { deleteCurrentCustomerAccount: yes }, Logout: { logout: { successful: true } } };
    const done = await open("?edit=delete", { currentPassword: "kreide" }, answers);
    expect(done).toMatchObject({ status: 303, location: "/", toasts: [{ key: "Ihr Konto ist gelöscht." }] });
    expect(done.asked.map(([name]) => name)).toEqual(["DeleteAccount", "Logout"]);
    const no = { successful: false, fieldErrors: [{ fieldName: "currentPassword", errorMessage: "Falsch." }] };
    const refused = await open(
      "?edit=delete",
      { currentPassword: "x" },
      { DeleteAccount: { deleteCurrentCustomerAccount: no } },
    );
    expect(refused.asked.map(([name]) => name)).not.toContain("Logout");
  });
});
