import { b2bEnglish, de } from "../../testkit/storefronts.ts";
import { expect, test } from "../fixtures.ts";

const nul = String.fromCharCode(0);
const half = String.fromCharCode(0xd83d);

/** What people read, in the words of each store. */
const stores = [
  {
    storefront: de,
    words: /ein Zeichen, das wir nicht speichern/,
    identity: /^E-Mail-Adresse/,
    password: /^Passwort/,
    signIn: "Anmelden",
    search: "Suchbegriff",
  },
  {
    storefront: b2bEnglish,
    words: /a character that we cannot store/,
    identity: /^Customer number/,
    password: /^Password/,
    signIn: "Sign in",
    search: null,
  },
] as const;

for (const javaScriptEnabled of [true, false]) {
  for (const { storefront, words, identity, password, signIn, search } of stores) {
    test.describe(`${storefront.name}, ${javaScriptEnabled ? "with" : "without"} scripts`, () => {
      test.use({ javaScriptEnabled, storefront });

      for (const [what, piece] of [
        ["a NUL", nul],
        ["half of a pair", half],
      ] as const) {
        test(`VALID-01: ${what} is an error of its field, and what was typed beside it stays`, async ({
          page,
          open,
        }) => {
          await open("/login/");
          const main = page.getByRole("main");
          const field = main.getByRole("textbox", { name: password });
          await main.getByRole("textbox", { name: identity }).fill("a@example.org");
          // A keyboard cannot make such texts; programs that paste can.
          await field.evaluate(
            (input: HTMLInputElement, text) =>
              void (input.value = text.map((code) => String.fromCharCode(code)).join("")),
            [97, piece.charCodeAt(0), 98],
          );
          await main.getByRole("button", { name: signIn, exact: true }).click();
          await expect(field).toHaveAttribute("aria-invalid", "true");
          await expect(field).toHaveAccessibleDescription(words);
          await expect(main.getByRole("textbox", { name: identity })).toHaveValue("a@example.org");
        });
      }

      // The business store's pages are behind its sign-in.
      if (search === null) return;
      test("a search for what is no text is reported at the field", async ({ page, open }) => {
        await open("/");
        const field = page.getByRole("searchbox").first();
        await field.evaluate((input: HTMLInputElement) => void (input.value = `a${String.fromCharCode(0)}b`));
        await field.press("Enter");
        await expect(page.getByRole("main").getByRole("searchbox", { name: search })).toHaveAccessibleDescription(
          words,
        );
      });
    });
  }
}
