import { request } from "undici";
import { mailsTo } from "../../testkit/mailbox.ts";
import { pageVisitor } from "../../testkit/page-visitor.ts";
import { aPerson } from "../../testkit/people.ts";
import { at, b2bEnglish, de, type Storefront } from "../../testkit/storefronts.ts";
import { expectAccessible } from "../accessibility.ts";
import { expect, test } from "../fixtures.ts";
import { hydrated } from "../steps/hydrated.ts";

const path = "/service/newsletter/";
const endPath = "/service/newsletter/newsletter-abmelden/";

/** The mails of an address once there are that many, oldest first. */
async function mailsOf(sandbox: string, email: string, count: number) {
  await expect.poll(async () => (await mailsTo(sandbox, email)).length).toBe(count);
  return (await mailsTo(sandbox, email)).toReversed();
}

/** Where the link of a mail leads, without its host. */
const linkIn = (text: string | undefined): string =>
  /https?:\/\/[^/\s]+(\/service\/newsletter\/\S+)/.exec(text ?? "")?.[1] ?? "";

test("SERV-01, SERV-02: a visitor subscribes, confirms by the mail's link, and unsubscribes by that of the next", async ({
  page,
  open,
  chalkbox,
}) => {
  const { email } = aPerson();
  await open(path);
  await hydrated(page);
  await expectAccessible(page);
  const address = page.getByRole("combobox", { name: "E-Mail-Adresse" });
  await address.fill("erika");
  await address.press("Enter");
  await expect(address).toBeFocused();
  await expect(page.getByText("In der E-Mail-Adresse fehlt das @-Zeichen.").first()).toBeVisible();
  await address.fill(email);
  await page.getByRole("button", { name: "Newsletter bestellen" }).click();
  await expect(page.getByRole("heading", { name: "Fast geschafft" })).toBeVisible();

  const [confirm] = await mailsOf(chalkbox.sandbox, email, 1);
  await open(linkIn(confirm?.text));
  await expectAccessible(page);
  await page.getByRole("button", { name: "Bestätigen" }).click();
  await expect(page.getByRole("heading", { name: "Danke, Sie sind dabei" })).toBeVisible();
  await page.reload();
  await expect(page.getByText(`Der Newsletter kommt ab jetzt an ${email}.`)).toBeVisible();

  // The sign-up asks the shop when the field is left.
  await open(path);
  const again = page.getByRole("combobox", { name: "E-Mail-Adresse" });
  await expect(async () => {
    await again.fill("");
    await again.fill(email);
    await again.blur();
    await expect(page.getByText("Diese Adresse erhält den Newsletter bereits.")).toBeVisible({ timeout: 2_000 });
  }).toPass();

  const welcome = (await mailsOf(chalkbox.sandbox, email, 2)).at(-1);
  await open(linkIn(welcome?.text));
  await page.getByRole("button", { name: "Abbestellen" }).click();
  await expect(page.getByRole("heading", { name: "Der Newsletter ist abbestellt" })).toBeVisible();
  await expectAccessible(page);
});

for (const storefront of [de, at, b2bEnglish] satisfies readonly Storefront[]) {
  test(`SERV-01: the newsletter's forms work without scripts, and end by the mail program's own button, ${storefront.name}`, async ({
    chalkbox,
  }) => {
    const { email } = aPerson();
    const visitor = pageVisitor(chalkbox, storefront);
    if (storefront.store === "b2b") {
      expect((await visitor.post("/login/", { email: "100200", password: "kreide-2026" })).status).toBe(303);
    }
    expect((await visitor.post(path, { email: "" })).title).toMatch(/^(Fehler|Error): Newsletter$/);
    expect((await visitor.post(path, { email, homepage: "" })).location).toBe("/service/newsletter/success/");
    const [confirm] = await mailsOf(chalkbox.sandbox, email, 1);
    // Another device, on which no one is signed in.
    const elsewhere = pageVisitor(chalkbox, storefront);
    const link = linkIn(confirm?.text);
    expect((await elsewhere.get(link)).html).toContain(email);
    expect((await elsewhere.post(link, {})).location).toBe(link);
    expect((await visitor.post(path, { email })).title).toMatch(/^(Fehler|Error)/);

    const welcome = (await mailsOf(chalkbox.sandbox, email, 2)).at(-1);
    expect(welcome?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const [, url = ""] = /^<(.+)>$/.exec(welcome?.headers["List-Unsubscribe"] ?? "") ?? [];
    expect(linkIn(url)).toBe(linkIn(welcome?.text));
    // A mail program's server: no cookies, no origin, a body of its own, no redirect (RFC 8058).
    const oneClick = await request(`http://127.0.0.1:${chalkbox.webPort}${linkIn(url)}`, {
      method: "POST",
      headers: {
        host: new URL(url).host,
        "content-type": "application/x-www-form-urlencoded",
        "user-agent": "MailServerBot/1.0",
      },
      body: "List-Unsubscribe=One-Click",
    });
    await oneClick.body.dump();
    expect(oneClick.statusCode).toBe(200);
    expect((await elsewhere.get(linkIn(url))).heading).toMatch(/abbestellt|unsubscribed/);
    expect((await elsewhere.get(link)).heading).toMatch(/gilt nicht mehr|no longer valid/);

    const ended = await elsewhere.post(endPath, { email, houseNr: "" });
    expect(ended.title).toMatch(/^(Fehler|Error)/);
    expect(ended.html).toMatch(/value="erika\./);
    expect((await elsewhere.post(endPath, { email, houseNr: "12", homepage: "" })).location).toBe(endPath);
    expect((await elsewhere.get(endPath)).robots).toBe("noindex,follow");
  });
}
