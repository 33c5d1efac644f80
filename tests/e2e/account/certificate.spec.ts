import { certificatesOf } from "../../testkit/certificates.ts";
import { mailsTo } from "../../testkit/mailbox.ts";
import { type PageVisitor, pageVisitor } from "../../testkit/page-visitor.ts";
import { aPerson } from "../../testkit/people.ts";
import { b2b } from "../../testkit/storefronts.ts";
import { expect, test } from "../fixtures.ts";

const path = "/myaccount/register/";
const pdf = new TextEncoder().encode(
  `%PDF-1.7\n1 0 obj<<>>endobj\n${"% Nachweis der Lindenschule\n".repeat(20_000)}%%EOF\n`,
);
const certificate = { field: "certificate", name: "nachweis.pdf", type: "application/pdf", bytes: pdf };

async function numberOf(sandbox: string, email: string): Promise<string> {
  const find = async () => (await mailsTo(sandbox, email)).map(({ reference }) => reference).find(Boolean);
  await expect.poll(find).toBeDefined();
  return (await find()) ?? "";
}

test("ACC-04, OP-M-30: without scripts the certificate comes with the form, and survives what is wrong with it", async ({
  chalkbox,
}) => {
  const { email, password } = aPerson();
  const visitor: PageVisitor = pageVisitor(chalkbox, b2b);
  const fields = { email, password, company: "Lindenschule" };
  expect((await visitor.get(path)).html).toMatch(/enctype="multipart\/form-data"/i);

  const text = { ...certificate, bytes: new TextEncoder().encode("a text that is called a PDF") };
  const refused = await visitor.postFile(path, fields, text);
  expect(refused.html).toContain("Bitte laden Sie den Nachweis als PDF, JPEG oder PNG hoch.");
  const large = { ...certificate, bytes: new Uint8Array(10_000_001) };
  expect((await visitor.postFile(path, fields, large)).html).toContain("höchstens 10 MB");

  const taken = await visitor.postFile(
    path,
    { ...fields, email: "demo@schule.example", password: "schule" },
    certificate,
  );
  expect(taken.status).toBe(200);
  const id = /name="certificateId" value="([^"]+)"/.exec(taken.html)?.[1] ?? "";
  expect(taken.html).toContain("„nachweis.pdf“ ist hochgeladen.");
  expect((await visitor.post(path, { ...fields, certificateId: id, certificateName: "nachweis.pdf" })).status).toBe(
    303,
  );
  expect(await certificatesOf(chalkbox, await numberOf(chalkbox.sandbox, email))).toEqual([
    { fileName: "nachweis.pdf", mediaType: "application/pdf", content: Buffer.from(pdf).toString("base64") },
  ]);
});

test.describe("in the browser", () => {
  test.use({ storefront: b2b });

  test("ACC-04: a school chooses its certificate and registers with it", async ({ page, open, chalkbox }) => {
    const { email, password } = aPerson();
    await open(path);
    const main = page.getByRole("main");
    await main.getByRole("textbox", { name: /^Schule oder Unternehmen/ }).fill("Lindenschule");
    await main.getByLabel(/^E-Mail-Adresse/).fill(email);
    await main.getByRole("textbox", { name: /^Passwort/ }).fill(password);
    await main
      .getByLabel(/^Nachweis Ihrer Einrichtung/)
      .setInputFiles({ name: "nachweis.pdf", mimeType: "application/pdf", buffer: Buffer.from(pdf) });
    await main.getByRole("button", { name: "Konto anlegen" }).click();
    await expect(page).toHaveURL(/\/myaccount\/contact-details\/$/);
    const [stored] = await certificatesOf(chalkbox, await numberOf(chalkbox.sandbox, email));
    expect(stored?.content).toBe(Buffer.from(pdf).toString("base64"));
  });
});
