import jsqr from "jsqr";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import type { PaymentCode } from "../../generated/graph.ts";
import { anAddressOf } from "../../../test/cart-parts.ts";
import { transferFor } from "../bank-transfer.ts";
import { paymentCodeOf } from "./payment-code.ts";

const pay = (store: "de" | "at" | "ch" | "b2b", cents = 2_737, changes = {}): PaymentCode | null =>
  paymentCodeOf({
    store,
    cents,
    transfer: transferFor({ store, orderNumber: 40_012_345 }),
    debtor: anAddressOf(changes),
  });

/** Takes a photograph of a code and reads it, as a banking app does. */
async function scan(code: PaymentCode | null): Promise<string[]> {
  if (code === null) throw new Error("There is no code");
  const around = code.size + 8;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600" viewBox="-4 -4 ${around} ${around}"><rect x="-4" y="-4" width="${around}" height="${around}" fill="#fff"/><path d="${code.path}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const read = jsqr.default(new Uint8ClampedArray(data), info.width, info.height);
  return Buffer.from(read?.binaryData ?? [])
    .toString("utf8")
    .split(/\r?\n/);
}

describe("the code of a transfer", () => {
  it.each(["de", "at"] as const)("is a GiroCode with payee, amount and order number in %s", async (store) => {
    const code = pay(store);
    expect(code?.kind).toBe("GIROCODE");
    expect(await scan(code)).toEqual([
      "BCD",
      "002",
      "1",
      "SCT",
      "BYLADEM1001",
      "Chalkbox GmbH",
      "DE02120300000000202051",
      "EUR27.37",
      "",
      "",
      "40012345",
      "",
    ]);
  });

  it("is a Swiss QR code with payee, debtor, amount and order number in Switzerland", async () => {
    const code = pay("ch", 123_405, {
      company: "",
      firstName: "Zoë",
      lastName: "Müller",
      city: "Zürich",
      country: "CH",
    });
    expect(code?.kind).toBe("SWISS_QR");
    const lines = await scan(code);
    expect(lines.slice(0, 5)).toEqual(["SPC", "0200", "1", "CH5800791123000889012", "S"]);
    expect(lines.slice(5, 11)).toEqual(["Chalkbox GmbH", "Musterstraße 1", "", "12345", "Musterstadt", "DE"]);
    expect(lines.slice(18, 20)).toEqual(["1234.05", "EUR"]);
    expect(lines.slice(20, 22)).toEqual(["S", "Zoë Müller"]);
    expect(lines.slice(27)).toEqual(["NON", "", "40012345", "EPD"]);
  });

  it.each([
    ["Дмитрий", "Шостакович", "Dmitriy Shostakovich"],
    ["Ελένη", "Παπαδοπούλου", "Eleni Papadopoyloy"],
    ["Nguyễn Thị", "Đặng", "Nguyen Thi Đang"],
    ["Łukasz", "Dvořák-Erdoğan", "Łukasz Dvořák-Erdoğan"],
    ["محمد", "الفارسي 😀", "mhmd lfrsy"],
    ["王", "小明", "Wang XiaoMing"],
  ])("spells the debtor %s %s with the Latin letters of banks", async (firstName, lastName, name) => {
    const code = pay("ch", 100, { company: "", firstName, lastName, street: "Дом 5", city: "Ženeva ü", country: "CH" });
    const lines = await scan(code);
    expect(lines.slice(20, 24)).toEqual(["S", name, "Dom 5", ""]);
    expect(lines.slice(25, 27)).toEqual(["Ženeva ü", "CH"]);
  });

  it("keeps a spelled name as long as a code takes it, and names no debtor where no letter is left", async () => {
    const long = await scan(pay("ch", 100, { company: "Щ".repeat(60), country: "CH" }));
    expect(long[21]).toBe("Shch".repeat(18).slice(0, 70));
    expect((await scan(pay("ch", 100, { company: "😀", country: "CH" })))[20]).toBe("");
  });

  it("names no debtor at a parcel station", async () => {
    expect((await scan(pay("ch", 100, { isPackstation: true })))[20]).toBe("");
  });

  it("is not there when nothing is to be paid", () => {
    expect(pay("de", 0)).toBeNull();
  });
});
