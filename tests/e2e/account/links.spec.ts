import { mailsTo } from "../../testkit/mailbox.ts";
import { type PageVisitor, pageVisitor } from "../../testkit/page-visitor.ts";
import { aPerson } from "../../testkit/people.ts";
import { at, b2b, b2bEnglish, ch, de, type Storefront } from "../../testkit/storefronts.ts";
import { expect, test } from "../fixtures.ts";

/** Where the link of the last mail with a subject leads, without its host; waits until it has arrived. */
async function linkTo(sandbox: string, email: string, path: string): Promise<string> {
  const find = async () =>
    (await mailsTo(sandbox, email)).flatMap(({ text }) => text.match(new RegExp(`${path}\\?token=[\\w-]+`)) ?? [])[0];
  await expect.poll(find).toBeDefined();
  return (await find()) ?? "";
}

/** What someone signs in with: the welcome mail tells a business its number. */
async function nameOf(sandbox: string, { store }: Storefront, email: string): Promise<string> {
  if (store !== "b2b") return email;
  const number = async () => (await mailsTo(sandbox, email)).map(({ reference }) => reference).find(Boolean);
  await expect.poll(number).toBeDefined();
  return (await number()) ?? "";
}

const signIn = (visitor: PageVisitor, name: string, password: string) =>
  visitor.post("/login/", { email: name, password });

for (const storefront of [de, at, ch, b2b, b2bEnglish]) {
  test(`ACC-01, AUTH-13, OP-M-18, OP-M-19, OP-M-22, ACC-03: links of mails, without scripts, ${storefront.name}`, async ({
    chalkbox,
  }) => {
    const { email, password, firstName, lastName } = aPerson();
    const owner = pageVisitor(chalkbox, storefront);
    const registration = { email, password, firstName, lastName, company: "Lindenschule" };
    expect((await owner.post("/myaccount/register/", registration)).status).toBe(303);
    const name = await nameOf(chalkbox.sandbox, storefront, email);

    const stranger = pageVisitor(chalkbox, storefront);
    const forgotten = { email, customerNumber: "", homepage: "" };
    const sent = await stranger.post("/myaccount/resetpassword/", forgotten);
    expect(sent.location).toBe("/myaccount/resetpassword/?sent");
    expect((await stranger.get("/myaccount/resetpassword/?sent")).html).toContain(email);
    const link = await linkTo(chalkbox.sandbox, email, "/myaccount/newpassword/");
    const renewed = `Neu-${password}`;
    const form = { newPassword: renewed, newPasswordRepeated: renewed };
    expect((await stranger.post(link, form)).location).toBe("/login/");
    // Once.
    expect((await stranger.get(link)).html).not.toContain("newPasswordRepeated");
    // All other devices are signed out.
    expect((await owner.get("/myaccount/contact-details/")).location).toMatch(/^\/(?:logout|login|\?to)/);
    expect((await signIn(stranger, name, password)).status).toBe(200);
    expect((await signIn(stranger, name, renewed)).status).toBe(303);

    const changed = `neu.${email}`;
    const change = { email: changed, currentPassword: renewed };
    expect((await stranger.post("/myaccount/contact-details/?edit=email", change)).status).toBe(303);
    expect((await stranger.get("/myaccount/contact-details/")).html).toContain(changed);
    const confirmation = await linkTo(chalkbox.sandbox, changed, "/myaccount/newemail/");
    const elsewhere = pageVisitor(chalkbox, storefront);
    expect((await elsewhere.get(confirmation)).status).toBe(200);
    expect((await elsewhere.post(confirmation, {})).location).toBe("/login/");
    const now = storefront.store === "b2b" ? name : changed;
    expect((await signIn(elsewhere, now, renewed)).status).toBe(303);

    // The address until then takes the account back; a program that opens its link changes nothing (C-106).
    const back = await linkTo(chalkbox.sandbox, email, "/myaccount/oldemail/");
    const old = pageVisitor(chalkbox, storefront);
    expect((await old.get(back)).status).toBe(200);
    expect((await elsewhere.get("/myaccount/contact-details/")).html).toContain(changed);
    const choice = (await old.post(back, {})).location ?? "";
    expect(choice).toMatch(/^\/myaccount\/newpassword\/\?token=/);
    expect((await elsewhere.get("/myaccount/contact-details/")).location).toMatch(/^\/(?:logout|login|\?to)/);
    const own = `Zurück-${password}`;
    expect((await old.post(choice, { newPassword: own, newPasswordRepeated: own })).location).toBe("/login/");
    // The browser whose login has ended is led to /logout/ first; this is another one.
    const returned = pageVisitor(chalkbox, storefront);
    const again = storefront.store === "b2b" ? name : email;
    expect((await signIn(returned, again, renewed)).status).toBe(200);
    expect((await signIn(returned, again, own)).status).toBe(303);
    expect((await returned.get("/myaccount/contact-details/")).html).toContain(email);

    const gone = await returned.post("/myaccount/contact-details/?edit=delete", { currentPassword: own });
    expect([gone.status, gone.location]).toEqual([303, "/"]);
    expect((await returned.get("/myaccount/contact-details/")).status).toBe(302);
    expect((await signIn(pageVisitor(chalkbox, storefront), again, own)).status).toBe(200);
  });
}
