import type { Page } from "@playwright/test";
import { mailsTo } from "../../../testkit/mailbox.ts";
import { aPerson } from "../../../testkit/people.ts";
import { expect } from "../../fixtures.ts";
import type { Rows, World } from "./row.ts";
import { testRows } from "./walk.ts";

const main = (page: Page) => page.getByRole("main");
const emailField = (page: Page) => main(page).getByLabel(/^E-Mail-Adresse/);
const passwordField = (page: Page) => main(page).getByRole("textbox", { name: /^Passwort/ });
const nothingTyped = { customerNumber: "", phone: "", honeypot: "" };

/** The path in the latest mail that leads to a page. */
async function linkTo({ chalkbox }: World, email: string, path: string): Promise<string> {
  const find = async () =>
    (await mailsTo(chalkbox.sandbox, email)).flatMap(
      ({ text }) => text.match(new RegExp(`${path}\\?token=[\\w-]+`)) ?? [],
    )[0] ?? "";
  await expect.poll(find).not.toBe("");
  return find();
}

/** Requests a new email for an account. */
async function changeEmail({ orderer }: World): Promise<string> {
  await orderer.register();
  const email = `neu.${orderer.person.email}`;
  await orderer.ask("ChangeEmail", { email, currentPassword: orderer.person.password });
  return email;
}

const rows: Rows = {
  ChangePhone: async ({ page, open, orderer }) => {
    await orderer.register();
    await open("/myaccount/contact-details/?edit=phone");
    await main(page)
      .getByLabel(/^Telefon/)
      .fill("030 7654321");
    return {
      press: () =>
        main(page)
          .getByRole("button", { name: /speichern/i })
          .click(),
      done: () => expect(main(page).getByText("030 7654321")).toBeVisible(),
    };
  },
  ChangeAccountData: async ({ page, open, orderer }) => {
    await orderer.register();
    await open("/myaccount/contact-details/?edit=data");
    await main(page)
      .getByRole("textbox", { name: /^Vorname/ })
      .fill("Wilhelmine");
    return {
      press: () =>
        main(page)
          .getByRole("button", { name: /speichern/i })
          .click(),
      done: () =>
        expect(
          main(page)
            .getByText(/Wilhelmine/)
            .first(),
        ).toBeVisible(),
    };
  },
  ChangeEmail: async ({ page, open, orderer, chalkbox }) => {
    await orderer.register();
    const email = `neu.${orderer.person.email}`;
    await open("/myaccount/contact-details/?edit=email");
    await main(page)
      .getByLabel(/^Neue E-Mail-Adresse/)
      .fill(email);
    await main(page)
      .getByLabel(/^Ihr Passwort/)
      .fill(orderer.person.password);
    return {
      press: () => main(page).getByRole("button", { name: "Mail zum Bestätigen schicken" }).click(),
      done: async () => {
        await expect(page.getByText(/^Bitte öffnen Sie den Link in der Mail/).first()).toBeVisible();
        await expect.poll(async () => (await mailsTo(chalkbox.sandbox, email)).length).toBe(1);
      },
    };
  },
  ConfirmEmail: async (world) => {
    const { page, open } = world;
    await open(await linkTo(world, await changeEmail(world), "/myaccount/newemail/"));
    return {
      press: () => main(page).getByRole("button", { name: "Bestätigen" }).click(),
      done: () => expect(page.getByText("Ihre neue E-Mail-Adresse gilt ab jetzt.").first()).toBeVisible(),
    };
  },
  RestoreEmail: async (world) => {
    const { page, open, orderer } = world;
    const email = await changeEmail(world);
    const [, emailToken = ""] = (await linkTo(world, email, "/myaccount/newemail/")).split("token=");
    await orderer.ask("ConfirmEmail", { emailToken });
    const link = await linkTo(world, orderer.person.email, "/myaccount/oldemail/");
    await page.context().clearCookies({ name: /^(?!cookie_consent)/ });
    await open(link);
    return {
      press: () => main(page).getByRole("button", { name: "Das war ich nicht" }).click(),
      done: () => expect(page).toHaveURL(/\/myaccount\/newpassword\/\?token=/),
    };
  },
  DeleteAccount: async ({ page, open, orderer }) => {
    await orderer.register();
    await open("/myaccount/contact-details/?edit=delete");
    await main(page)
      .getByLabel(/^Ihr Passwort/)
      .fill(orderer.person.password);
    return {
      press: () => main(page).getByRole("button", { name: "Konto endgültig löschen" }).click(),
      done: () => expect(page.getByText("Ihr Konto ist gelöscht.")).toBeVisible(),
    };
  },
  ChangePassword: async ({ page, open, orderer }) => {
    await orderer.register();
    await open("/myaccount/password/");
    await main(page)
      .getByLabel(/^Bisheriges Passwort/)
      .fill(orderer.person.password);
    await main(page).getByRole("textbox", { name: "Neues Passwort", exact: true }).fill("anders-2028");
    await main(page)
      .getByLabel(/^Neues Passwort wiederholen/)
      .fill("anders-2028");
    return {
      press: () => main(page).getByRole("button", { name: "Passwort ändern" }).click(),
      done: async () => {
        await expect(page.getByText(/Passwort .*geändert|neues Passwort gilt/i).first()).toBeVisible();
        await open("/myaccount/contact-details/");
        await expect(main(page).getByText(orderer.person.email)).toBeVisible();
      },
    };
  },
  ForgotPassword: async ({ page, open, another, chalkbox }) => {
    const other = await another();
    await other.register();
    const { email } = other.person;
    await open("/myaccount/resetpassword/");
    await emailField(page).fill(email);
    return {
      press: () => main(page).getByRole("button", { name: "Link anfordern" }).click(),
      done: async () => {
        await expect(page).toHaveURL(/\?sent/);
        const links = async () =>
          (await mailsTo(chalkbox.sandbox, email)).filter(({ text }) => text.includes("/newpassword/"));
        await expect.poll(async () => (await links()).length).toBe(1);
      },
    };
  },
  ChangeForgottenPassword: async (world) => {
    const { page, open, another } = world;
    const other = await another();
    await other.register();
    const { email } = other.person;
    await other.ask("ForgotPassword", { ...nothingTyped, email });
    await open(await linkTo(world, email, "/myaccount/newpassword/"));
    await main(page).getByRole("textbox", { name: "Neues Passwort", exact: true }).fill("anders-2028");
    await main(page)
      .getByLabel(/^Neues Passwort wiederholen/)
      .fill("anders-2028");
    return {
      press: () =>
        main(page)
          .getByRole("button", { name: /Passwort/ })
          .last()
          .click(),
      done: () => expect(page).toHaveURL(/\/login\/$/),
    };
  },
  RegisterCustomer: async ({ page, open }) => {
    const { email, password } = aPerson();
    await open("/myaccount/register/");
    await emailField(page).fill(email);
    await passwordField(page).fill(password);
    return {
      press: () => main(page).getByRole("button", { name: "Konto anlegen" }).click(),
      done: () => expect(page).toHaveURL(/\/myaccount\/contact-details\/$/),
    };
  },
  Login: async ({ page, open, another }) => {
    const other = await another();
    await other.register();
    await open("/login/");
    await emailField(page).fill(other.person.email);
    await passwordField(page).fill(other.person.password);
    return {
      press: () => main(page).getByRole("button", { name: "Anmelden" }).click(),
      done: () => expect(page).toHaveURL(/\/myaccount\/contact-details\/$/),
    };
  },
  Logout: async ({ page, open, orderer }) => {
    await orderer.register();
    await open("/myaccount/contact-details/");
    return {
      press: () => main(page).getByRole("link", { name: "Abmelden" }).click(),
      done: async () => {
        await expect(main(page).getByRole("link", { name: "Abmelden" })).toHaveCount(0);
        await open("/myaccount/contact-details/");
        await expect(page).toHaveURL(/\/login\//);
      },
      finds: true,
    };
  },
  RemoveAddress: async ({ page, open, orderer }) => {
    await orderer.register();
    await open("/myaccount/addresses/billing/");
    return {
      press: () =>
        main(page)
          .getByRole("button", { name: /^Adresse entfernen/ })
          .click(),
      done: () => expect(main(page).getByText(/^Entfernt: /)).toBeVisible(),
      finds: true,
    };
  },
  RevertAddress: async ({ page, open, orderer }) => {
    await orderer.register();
    await open("/myaccount/addresses/billing/");
    const remove = main(page).getByRole("button", { name: /^Adresse entfernen/ });
    const before = await remove.count();
    await remove.first().click();
    return {
      press: () => main(page).getByRole("button", { name: "Zurückholen" }).click(),
      done: () => expect(remove).toHaveCount(before),
      finds: true,
    };
  },
};

testRows(rows);
