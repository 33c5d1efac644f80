import { describe, expect, it } from "vitest";
import { openPage } from "./testing/open-page.server.tsx";
import * as route from "./register.tsx";

const choices = {
  getJobTitles: [{ code: "TEACHER", name: "Lehrkraft" }],
  getIndustries: [{ code: "KINDERGARTEN", name: "Kita" }],
};
const answers = {
  PageSession: { session: { visitor: { state: "LOGGED_OUT" } } },
  BusinessChoices: choices,
  RegisterCustomer: { registerCustomer: { successfull: true } },
};
const open = (host: string, form?: Readonly<Record<string, string>>) =>
  openPage(route, `http://${host}/myaccount/register/`, { ...(form && { form }), answers });
const names = (asked: readonly (readonly [string, unknown])[]) => asked.map(([name]) => name);
const account = { email: "ada@schule.de", password: "tafel-2027", firstName: "", lastName: "" };

it("ACCESS-21: the business store's registration loads job titles and industries, the others' do not", async () => {
  const business = await open("educational.localhost");
  expect(names(business.asked)).toEqual(["PageSession", "BusinessChoices"]);
  expect(business.html).toContain('<option value="TEACHER">Lehrkraft</option>');
  expect(business.html).toContain('<option value="KINDERGARTEN">Kita</option>');
  expect(names((await open("localhost")).asked)).toEqual(["PageSession"]);
});

it("ACCESS-39: a business gives its name, and may give the rest; a consumer gives none of it", async () => {
  const host = "educational.localhost";
  const refused = await open(host, { ...account, company: " ", numberOfEmployees: "viele" });
  expect(refused.html).toContain("Bitte geben Sie Schule oder Unternehmen ein.");
  expect(refused.html).toContain("Bitte geben Sie eine Zahl ab 1 ein.");
  expect(names(refused.asked)).not.toContain("RegisterCustomer");
  const business = { jobTitleCode: "TEACHER", primaryIndustryGroupCode: "KINDERGARTEN", VATRegistrationNo: "" };
  const done = await open(host, { ...account, ...business, company: "Kita Linde", numberOfEmployees: "12" });
  expect(done).toMatchObject({ status: 303, location: "/myaccount/" });
  expect(done.asked[0]?.[1]).toMatchObject({ customer: { ...business, company: "Kita Linde", numberOfEmployees: 12 } });
  const consumer = await open("localhost", { ...account, ...business });
  expect(JSON.stringify(consumer.asked)).not.toContain("TEACHER");
});

it("ACC-04: a business may hand in a certificate, no consumer; one that has arrived is not requested again", async () => {
  const input = /<input[^>]*type="file"[^>]*name="certificate"|<input[^>]*name="certificate"[^>]*type="file"/;
  expect((await open("educational.localhost")).html).toMatch(input);
  expect((await open("localhost")).html).not.toMatch(input);
  const arrived = { certificateId: "5b6f3f0e-3a6f-4a57-9a52-0d2f6f0c1a11", certificateName: "nachweis.pdf" };
  const refused = await open("educational.localhost", { ...account, company: "", ...arrived });
  expect(refused.html).toContain("„nachweis.pdf“ ist hochgeladen.");
  const done = await open("educational.localhost", { ...account, company: "Kita Linde", ...arrived });
  expect(done.asked[0]?.[1]).toMatchObject({ customer: { certificateId: arrived.certificateId } });
});

it("ACC-04: a certificate that the shop refuses is asked for again, one that has arrived beside another fault is not", async () => {
  const arrived = { certificateId: "5b6f3f0e-3a6f-4a57-9a52-0d2f6f0c1a11", certificateName: "nachweis.pdf" };
  const refusedFor = async (fieldName: string) => {
    const registerCustomer = {
      successfull: false,
      errorMessage: null,
      fieldErrors: [{ fieldName, errorMessage: "Das geht so nicht." }],
    };
    const { html } = await openPage(route, "http://educational.localhost/myaccount/register/", {
      form: { ...account, company: "Kita Linde", ...arrived },
      answers: { ...answers, RegisterCustomer: { registerCustomer } },
    });
    return [html.includes("Das geht so nicht."), html.includes(arrived.certificateId)];
  };
  expect(await refusedFor("company")).toEqual([true, true]);
  expect(await refusedFor("certificate")).toEqual([true, false]);
});

it("AUTH-14, VALID-17: what the shop finds wrong stands at its field, and nothing is opened", async () => {
  const fieldErrors = [
    { fieldName: "email", errorMessage: "Dazu gibt es bereits ein Konto." },
    { fieldName: "lastName", errorMessage: "Der Name ist zu lang." },
  ];
  const refused = { RegisterCustomer: { registerCustomer: { successfull: false, errorMessage: null, fieldErrors } } };
  const { status, html } = await openPage(route, "http://localhost/myaccount/register/", {
    form: account,
    answers: { ...answers, ...refused },
  });
  expect(status).toBe(200);
  for (const { fieldName, errorMessage } of fieldErrors) {
    expect(html).toMatch(
      new RegExp(
        `<input[^>]*name="${fieldName}"[^>]*aria-invalid="true"|<input[^>]*aria-invalid="true"[^>]*name="${fieldName}"`,
      ),
    );
    expect(html).toContain(errorMessage);
  }
});

it("I18N-04, ACCESS-19: who is signed in is led on, with the message of its key", async () => {
  const signedIn = { ...answers, PageSession: { session: { visitor: { state: "LOGGED_IN" } } } };
  const { status, location, toasts } = await openPage(route, "http://localhost/myaccount/register/", {
    answers: signedIn,
  });
  expect([status, location]).toEqual([302, "/myaccount/"]);
  expect(toasts).toEqual([{ key: "vue.user.registerPage.notification.alreadyLoggedIn", severity: "info" }]);
});

describe('ux 3: behind "Konto anlegen" on a guest\'s confirmation', () => {
  const address = "http://localhost/myaccount/register/?orderId=10001&ticket=t";
  const page = (isGuestOrder: boolean) => ({
    getThankYouPageData: {
      isGuestOrder,
      order: {
        email: "ada@example.org",
        billingAddress: { firstName: "Ada", lastName: "Beispiel", schoolOrCompany: "" },
      },
    },
  });
  const valueOf = (html: string, name: string) =>
    /value="([^"]*)"/.exec(new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? "")?.[1] ?? "";

  it("the form begins with the email and the name of the order", async () => {
    const { html } = await openPage(route, address, { answers: { ...answers, ThankYou: page(true) } });
    expect(["email", "firstName", "lastName"].map((name) => valueOf(html, name))).toEqual([
      "ada@example.org",
      "Ada",
      "Beispiel",
    ]);
  });

  it.each([
    ["the order has an account", page(false)],
    ["the browser is another one, or its time is over", { getThankYouPageData: null }],
  ])("is empty where %s", async (_, ThankYou) => {
    const { html } = await openPage(route, address, { answers: { ...answers, ThankYou } });
    expect(["email", "firstName", "lastName"].map((name) => valueOf(html, name))).toEqual(["", "", ""]);
  });

  it("the account that is opened gets the order", async () => {
    const { asked } = await openPage(route, address, {
      form: { ...account, firstName: "Ada", lastName: "Beispiel" },
      answers: { ...answers, ThankYou: page(true) },
    });
    expect(Object.fromEntries(asked)["RegisterCustomer"]).toMatchObject({
      customer: { order: { orderId: "10001", ticket: "t" } },
    });
  });
});
