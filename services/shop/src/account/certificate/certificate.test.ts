import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addressSubject } from "@chalkbox/edge";
import sharp from "sharp";
import * as v from "valibot";
import { afterAll, expect, it } from "vitest";
import { startTestDatabase, testConfig, testPlatform } from "../../../test/shop-test.ts";
import { anAddress, Shopper, type ShopperOptions } from "../../../test/shopper.ts";
import { fixedClock } from "../../../test/fixed-clock.ts";
import { checkPdf } from "./pdf-check.service.ts";
import { removeAbandoned } from "./abandoned.service.ts";
import { findCertificates } from "./operator-certificates.service.ts";

const database = await startTestDatabase();
const folder = await mkdtemp(join(tmpdir(), "chalkbox-files-"));
afterAll(() => rm(folder, { recursive: true, force: true }));
const clock = fixedClock(new Date("2026-11-24T10:00:00Z"));
const config = { ...testConfig, storage: { kind: "folder", folder } as const };
const platform = testPlatform({ database, config, clock });

const school = (options: ShopperOptions = {}) =>
  new Shopper(database, { store: "b2b", config, clock, ...options }).arrive();
const files = async () => (await readdir(folder, { recursive: true })).filter((name) => name.includes("-"));
const permitSchema = v.nullable(v.object({ signature: v.string(), expires: v.string() }));
const permitOf = (who: Shopper) =>
  who.run("{ getCurrentUploadSignature { signature expires } }", "getCurrentUploadSignature", permitSchema);
const outcomeSchema = v.object({
  successful: v.boolean(),
  generalErrorMessage: v.nullable(v.string()),
  certificate: v.nullable(
    v.object({ certificateId: v.string(), fileName: v.string(), mediaType: v.string(), size: v.number() }),
  ),
});
async function upload(
  who: Shopper,
  bytes: Buffer,
  { name = "nachweis.pdf", size = 290_000, signature }: { name?: string; size?: number; signature?: string } = {},
) {
  const permit = signature ?? (await permitOf(who))?.signature ?? "";
  const parts = Math.max(1, Math.ceil(bytes.length / size));
  let last: v.InferOutput<typeof outcomeSchema> | null = null;
  for (let part = 0; part < parts; part += 1) {
    const file = { name, part, parts, data: bytes.subarray(part * size, (part + 1) * size).toString("base64") };
    last = await who.run(
      `mutation ($file: CertificateFileInput!, $signature: String!) { uploadB2bCertificate(file: $file, signature: $signature) {
        successful generalErrorMessage certificate { certificateId fileName mediaType size } } }`,
      "uploadB2bCertificate",
      outcomeSchema,
      { file, signature: permit },
    );
    if (!last.successful) break;
  }
  if (last === null) throw new Error("No part was sent");
  return last;
}
let accounts = 0;
const register = (who: Shopper, certificateId: string) => {
  accounts += 1;
  const email = `schule-${accounts}@example.org`;
  return who.signIn("registerCustomer(customer: $customer)", "$customer: RegisterCustomerInput!", {
    customer: { email, password: "kreide-2026", company: "Lindenschule", certificateId },
  });
};
const pdf = Buffer.from("%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n");
/** Takes longer than there is time for: each object contains all that follow. */
const endless = Buffer.from(`%PDF-1.7\n${"5 0 obj<<>>5 0 obj(".repeat(300_000)}`);
const picture = (format: "png" | "jpeg" | "webp") =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: "#c33" } })
    .toFormat(format)
    .toBuffer();

it("OP-Q-18: the business store gives each visitor a signature that ends after a quarter of an hour", async () => {
  const who = await school();
  const permit = await permitOf(who);
  expect(permit?.expires).toBe("2026-11-24T10:15:00.000Z");
  expect((await permitOf(who))?.signature).not.toBe(permit?.signature);
  expect(await permitOf(await new Shopper(database, { config, clock }).arrive())).toBeNull();
  const unknown = new Shopper(database, { store: "b2b", config, clock });
  expect(await unknown.errorsOf("{ getCurrentUploadSignature { signature } }")).toHaveLength(1);
});

it("OP-M-30: a certificate comes in parts; its kind is read from its bytes, and its file has an id for a name", async () => {
  const who = await school();
  for (const [bytes, mediaType] of [
    [pdf, "application/pdf"],
    [await picture("png"), "image/png"],
    [await picture("jpeg"), "image/jpeg"],
  ] as const) {
    const { certificate } = await upload(who, bytes, { name: "../../etc/nachweis.exe", size: 20 });
    expect(certificate).toMatchObject({ fileName: "nachweis.exe", mediaType, size: bytes.length });
    const key = `certificates/${certificate?.certificateId}`;
    expect(Buffer.from((await platform.storage.get(key)) ?? [])).toEqual(bytes);
    expect((await stat(join(folder, key))).mode & 0o077).toBe(0);
  }
});

it("OP-M-30: what is no PDF, JPEG or PNG is refused whatever it is called, and so is more than 10 MB", async () => {
  const who = await school();
  const before = await files();
  const wrong = "Bitte laden Sie den Nachweis als PDF, JPEG oder PNG hoch.";
  for (const bytes of [Buffer.from("<html>"), Buffer.from("no certificate %PDF-1.7"), await picture("webp")]) {
    expect(await upload(who, bytes)).toEqual({ successful: false, generalErrorMessage: wrong, certificate: null });
  }
  const ten = Buffer.concat([pdf, Buffer.alloc(10_000_000 - pdf.length, 32)]);
  expect(await upload(who, Buffer.concat([ten, Buffer.from(" ")]))).toMatchObject({
    generalErrorMessage: "Der Nachweis darf höchstens 10 MB groß sein.",
  });
  expect(await files()).toEqual(before);
  expect((await upload(who, ten)).certificate?.size).toBe(10_000_000);
});

it("H-100: a PDF that runs, carries or hides something is refused in words, and nothing of it is kept", async () => {
  const who = await school();
  const parts = async () => (await database.write`select from certificate_part`).length;
  const before = [await files(), await parts()];
  const written = (content: string) => Buffer.from(`%PDF-1.7\n1 0 obj${content}endobj\n%%EOF\n`);
  for (const [bytes, words] of [
    [written("<</S/JavaScript/JS(app.alert\\(1\\))>>"), "enthält ein Skript, eine Aktion oder eine angehängte Datei"],
    [written("<</Encrypt 5 0 R>>"), "ist verschlüsselt"],
    [written("<<"), "lässt sich nicht lesen"],
    [endless, "lässt sich nicht lesen"],
  ] as const) {
    const { successful, generalErrorMessage } = await upload(who, bytes);
    expect([successful, generalErrorMessage]).toEqual([false, expect.stringContaining(words)]);
  }
  expect([await files(), await parts()]).toEqual(before);
  expect((await upload(who, pdf)).successful).toBe(true);
}, 30_000);

it("H-100: while PDFs of an address are looked at and wait, another one is refused in words", async () => {
  const visitor = { address: anAddress(), device: null };
  const who = await school({ visitor });
  const before = [endless, pdf, pdf].map((bytes) => checkPdf(bytes, addressSubject(visitor.address)));
  expect((await upload(who, pdf)).generalErrorMessage).toContain("Gerade werden mehrere Nachweise geprüft.");
  expect(await Promise.all(before)).toEqual(["unreadable", "plain", "plain"]);
  expect((await upload(who, pdf)).successful).toBe(true);
}, 30_000);

it("OP-M-30: a signature is for one visitor, one file and a quarter of an hour", async () => {
  const who = await school();
  const ended = "Die Zeit zum Hochladen ist abgelaufen. Bitte laden Sie den Nachweis noch einmal hoch.";
  const { signature = "" } = (await permitOf(who)) ?? {};
  const token = signature.split(".");
  const forged = [token[0], token[1], token[2]?.toUpperCase()].join(".");
  for (const [visitor, given] of [
    [who, ""],
    [who, forged],
    [await school(), signature],
    [await new Shopper(database, { config, clock }).arrive(), signature],
  ] as const) {
    expect((await upload(visitor, pdf, { signature: given })).generalErrorMessage).toBe(ended);
  }
  const first = await upload(who, pdf, { signature });
  const again = await upload(who, await picture("png"), { signature });
  expect([first.successful, again.certificate]).toEqual([true, first.certificate]);
  const late = fixedClock(new Date("2026-11-24T10:15:01Z"));
  const slow = await school({ clock: late });
  slow.caller = who.caller;
  expect((await upload(slow, pdf, { signature })).generalErrorMessage).toBe(ended);
});

it("ACC-04: a registration takes the visitor's own certificate along, once", async () => {
  const who = await school();
  const id = (await upload(who, pdf)).certificate?.certificateId ?? "";
  const refusal = { successfull: false, fieldErrors: [{ fieldName: "certificate" }] };
  expect(await register(await school(), id)).toMatchObject(refusal);
  expect(await register(await school(), "no-id")).toMatchObject(refusal);
  expect((await register(who, id)).successfull).toBe(true);
  const [row] =
    await database.write`select customer_number from customer where email = ${`schule-${accounts}@example.org`}`;
  const [certificate, ...more] = await findCertificates({ platform }, String(row?.["customerNumber"]));
  expect([certificate?.id, await certificate?.content(), more]).toEqual([id, pdf.toString("base64"), []]);
  expect(await findCertificates({ platform }, "1")).toEqual([]);
  expect(await register(who, id)).toMatchObject(refusal);
});

it("files of registrations that never came go after a day, those of deleted accounts at once", async () => {
  const who = await school();
  const kept = (await upload(who, pdf)).certificate?.certificateId ?? "";
  await register(who, kept);
  const waiting = (await upload(await school(), pdf)).certificate?.certificateId ?? "";
  await removeAbandoned(platform);
  expect(await files()).toEqual(expect.arrayContaining([`certificates/${kept}`, `certificates/${waiting}`]));
  await who.change('deleteCurrentCustomerAccount(currentPassword: "kreide-2026")');
  expect(await removeAbandoned(platform)).toBe(1);
  expect(await files()).not.toContain(`certificates/${kept}`);
  await removeAbandoned({ ...platform, clock: fixedClock(new Date("2026-11-25T09:59:59Z")) });
  expect(await files()).toContain(`certificates/${waiting}`);
  await removeAbandoned({ ...platform, clock: fixedClock(new Date("2026-11-25T10:00:01Z")) });
  expect(await files()).not.toContain(`certificates/${waiting}`);
});

it("a certificate whose file could not be stored does not count, and the last part can be sent again", async () => {
  const who = await school();
  const { signature = "" } = (await permitOf(who)) ?? {};
  const broken = await school({ config: { ...config, storage: { kind: "folder", folder: "/dev/null/files" } } });
  broken.caller = who.caller;
  await expect(upload(broken, pdf, { signature })).rejects.toThrow("ENOTDIR");
  const [row] = await database.write`select id from business_certificate where not is_stored`;
  expect(await register(who, String(row?.["id"]))).toMatchObject({ successfull: false });
  expect((await upload(who, pdf, { signature })).certificate?.certificateId).toBe(row?.["id"]);
});

/** Leaves uploads of a visitor unfinished. @param count of them, 0.3 MB each */
const leaveUnfinished = (who: Shopper, count: number) =>
  database.write`
    insert into certificate_part (upload_id, part, parts, user_id, bytes, added_at)
    select gen_random_uuid(), 0, 2, ${who.caller.userId ?? ""}, convert_to(repeat('x', 300000), 'UTF8'), ${clock.now()}
    from generate_series(1, ${count}::int)`;

it("a visitor's certificates without a registration take 40 MB together, however many parts arrive at once, and another's have their own", async () => {
  const [who, other] = [await school(), await school()];
  await leaveUnfinished(who, 132);
  const kept = async () =>
    (
      await database.write`select sum(length(bytes))::int as size from certificate_part where user_id = ${who.caller.userId ?? ""}`
    )[0];
  const large = Buffer.concat([pdf, Buffer.alloc(800_000)]);
  // Its first part finds room, and those after it none: they count together.
  const refused = await upload(who, large);
  expect([refused.successful, refused.generalErrorMessage]).toEqual([
    false,
    expect.stringContaining("mehrere Nachweise"),
  ]);
  expect(await kept()).toEqual({ size: 39_890_000 });
  const single = Buffer.concat([pdf, Buffer.alloc(100_000)]);
  const atOnce = await Promise.all(Array.from({ length: 6 }, () => upload(who, single)));
  expect(atOnce.filter(({ successful }) => successful)).toHaveLength(1);
  expect((await upload(other, large)).successful).toBe(true);
});

it("certificates of an account take no room from those that its visitor uploads in another tab", async () => {
  const [who, tab] = [await school(), await school()];
  tab.caller = who.caller;
  const id = (await upload(who, pdf)).certificate?.certificateId ?? "";
  expect((await register(who, id)).successfull).toBe(true);
  await database.write`update business_certificate set size_bytes = 10000000 where id = ${id}`;
  await leaveUnfinished(tab, 104);
  expect((await upload(tab, pdf)).successful).toBe(true);
});
