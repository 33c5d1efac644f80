import type { Page } from "@playwright/test";
import type { Addresses } from "../../testkit/chalkbox.ts";
import { expect, test as base } from "../fixtures.ts";

/** A browser reports each 401 in its console by itself; here the answers without a token are the subject. */
const test = base.extend({
  quietConsole: async ({ context, chalkbox }, provide) => {
    const complaints: string[] = [];
    context.on("console", (message) => {
      const isRefusal = message.text().includes("status of 401") && message.location().url === addressOf(chalkbox);
      if (message.type() === "error" && !isRefusal) complaints.push(message.text());
    });
    context.on("weberror", (error) => complaints.push(String(error.error().stack)));
    await provide(undefined);
    expect(complaints, "errors in the browser's console").toEqual([]);
  },
});

const addressOf = ({ shop }: Addresses): string => `${shop}/backoffice/`;

/** Replaces the text of one of the IDE's editors. */
async function write(page: Page, editor: "Operation Editor" | "Headers", text: string): Promise<void> {
  await page.getByRole("region", { name: editor }).getByRole("textbox").focus();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.insertText(text);
  // The editor closes brackets by itself.
  await page.keyboard.press("ControlOrMeta+Shift+End");
  await page.keyboard.press("Delete");
}

/** Calls with a token as an operator does, who pastes it into the headers. */
async function ask(page: Page, token: string): Promise<void> {
  await write(page, "Headers", JSON.stringify({ authorization: `Bearer ${token}` }));
  await write(page, "Operation Editor", "{ globalParameters { __typename name } }");
  await page.getByRole("button", { name: /Execute query/ }).click();
}

test("the back office's IDE, from its own origin alone, shows an answer to an operator and a refusal to others", async ({
  page,
  chalkbox,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (/^(?:http|ws)/.test(protocol) && origin !== chalkbox.shop) foreign.push(request.url());
  });
  await page.goto(addressOf(chalkbox));
  const result = page.getByRole("region", { name: "Result Window" });
  const refusal = result.getByText("An operator token is required");
  // It requests the schema by itself, and has no token yet.
  await expect(refusal).toBeVisible();
  await ask(page, chalkbox.operatorToken);
  await expect(result.getByText('"GlobalParameter"').first()).toBeVisible();
  await expect(refusal).toHaveCount(0);
  await ask(page, "wrong-token-for-tests");
  await expect(refusal).toBeVisible();
  await expect(result.getByText('"GlobalParameter"')).toHaveCount(0);
  expect(foreign).toEqual([]);
});
