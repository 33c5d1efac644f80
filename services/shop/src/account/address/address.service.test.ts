import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import type { AddressInput } from "../../generated/graph.ts";
import { newAccount } from "../../../test/accounts.ts";
import { writeAssortment } from "../../../test/checkout-fixture.ts";
import { startTestDatabase } from "../../../test/shop-test.ts";
import { Shopper } from "../../../test/shopper.ts";
import { addAddress, changeAddress, findOwnAddress, listAddresses } from "./address.service.ts";
import { removeAddress } from "./removed-address.service.ts";

const database = await startTestDatabase();
beforeAll(() => writeAssortment(database));

const input = (changes: Partial<AddressInput> = {}): AddressInput => ({
  salutation: "MS",
  firstName: "Anna",
  lastName: "Beispiel",
  company: "",
  postCode: "10115",
  city: "Berlin",
  streetAndHouseNr: "Weg 1",
  additionalAddress: "",
  country: "DE",
  packstationAddress: false,
  confirmPostCode: false,
  ...changes,
});
const packstation = { packstationAddress: true, streetAndHouseNr: "12345678", additionalAddress: "145" };
const customer = () => newAccount(database);
const cities = async (who: Shopper, kind: "billing" | "shipping") =>
  (await listAddresses(who.context(), kind)).map(({ city, isAlsoCustomerAddress }) => [city, isAlsoCustomerAddress]);
const refused = { successful: false, generalErrorMessage: null, needsPostCodeConfirmation: false, address: null };
const gone = "Diese Adresse gibt es nicht mehr. Bitte wählen Sie eine andere.";

describe("the address book (OP-M-24..28)", () => {
  it("answers what was stored", async () => {
    const anna = await customer();
    const answer = await addAddress(anna.context(), "billing", input({ company: "Waldschule" }));
    expect(answer).toMatchObject({
      successful: true,
      generalErrorMessage: null,
      fieldErrors: [],
      needsPostCodeConfirmation: false,
      address: { street: "Weg 1", schoolOrCompany: "Waldschule", isAlsoCustomerAddress: true },
    });
    expect(await listAddresses(anna.context(), "billing")).toEqual([answer.address]);
  });

  it("changes no address of another customer: it answers as for one that is not there", async () => {
    const [anna, ben] = [await customer(), await customer()];
    const { address } = await addAddress(anna.context(), "billing", input());
    const mine = await listAddresses(anna.context(), "billing");
    const answers = await Promise.all(
      [address?.addressId ?? "", randomUUID()].map((addressId) =>
        changeAddress(ben.context(), "billing", input({ addressId, city: "Bonn", postCode: "53111" })),
      ),
    );
    for (const answer of answers) expect(answer).toMatchObject({ ...refused, generalErrorMessage: gone });
    expect([await listAddresses(anna.context(), "billing"), await cities(ben, "billing")]).toEqual([mine, []]);
  });

  it("keeps both kinds apart, oldest first; the first billing address is the main one (ADDR-08)", async () => {
    const anna = await customer();
    await addAddress(anna.context(), "shipping", input({ city: "Potsdam", postCode: "14467" }));
    await addAddress(anna.context(), "billing", input());
    await addAddress(anna.context(), "billing", input({ city: "Bonn", postCode: "53111" }));
    expect(await cities(anna, "billing")).toEqual([
      ["Berlin", true],
      ["Bonn", false],
    ]);
    expect(await cities(anna, "shipping")).toEqual([["Potsdam", false]]);
    const guest = await (await new Shopper(database).arrive()).beGuest(null);
    await addAddress(guest.context(), "billing", input());
    expect(await cities(guest, "billing")).toEqual([["Berlin", false]]);
  });

  it("sends goods to packstations, and no invoices (ADDR-10)", async () => {
    const anna = await customer();
    expect((await addAddress(anna.context(), "shipping", input(packstation))).address).toMatchObject({
      packstationAddress: true,
      street: "12345678",
      addressAddition: "145",
    });
    const invoice = await addAddress(anna.context(), "billing", input(packstation));
    expect(invoice).toMatchObject({ ...refused, fieldErrors: [{ fieldName: "streetAndHouseNr" }] });
  });

  it("VALID-17: stores nothing that is faulty, and questions a doubtful postcode", async () => {
    const anna = await customer();
    expect(await addAddress(anna.context(), "billing", input({ city: "" }))).toEqual({
      ...refused,
      fieldErrors: [{ fieldName: "city", errorMessage: "Bitte geben Sie den Ort ein." }],
    });
    const doubtful = input({ postCode: "80331" });
    expect(await addAddress(anna.context(), "billing", doubtful)).toMatchObject({
      ...refused,
      needsPostCodeConfirmation: true,
      fieldErrors: [{ fieldName: "postCode" }],
    });
    expect(await cities(anna, "billing")).toEqual([]);
    expect((await addAddress(anna.context(), "billing", { ...doubtful, confirmPostCode: true })).successful).toBe(true);
  });

  it("VALID-17: changes the caller's own, of the kind that is named", async () => {
    const anna = await customer();
    const { address } = await addAddress(anna.context(), "billing", input());
    const change = (kind: "billing" | "shipping", changes: Partial<AddressInput>) =>
      changeAddress(anna.context(), kind, input({ addressId: address?.addressId ?? null, ...changes }));
    expect(await change("billing", { streetAndHouseNr: "Weg 2" })).toMatchObject({
      successful: true,
      address: { street: "Weg 2" },
    });
    expect(await change("billing", { city: "" })).toMatchObject({ ...refused, fieldErrors: [{ fieldName: "city" }] });
    expect(await change("billing", { postCode: "80331" })).toMatchObject({
      ...refused,
      needsPostCodeConfirmation: true,
    });
    const unknown = { ...refused, generalErrorMessage: gone, fieldErrors: [] };
    expect(await change("shipping", {})).toEqual(unknown);
    for (const addressId of [null, "nonsense", randomUUID()])
      expect(await change("billing", { addressId })).toEqual(unknown);
    expect((await findOwnAddress(anna.context(), address?.addressId ?? ""))?.street).toBe("Weg 2");
  });

  it("deletes the caller's own once, and says in both languages that there is none", async () => {
    const [anna, ben] = [await customer(), await newAccount(database, {}, { language: "en-DE" })];
    const id = (await addAddress(anna.context(), "billing", input())).address?.addressId ?? "";
    const missing = (generalErrorMessage: string) => ({ successful: false, generalErrorMessage, fieldErrors: [] });
    for (const one of [id, "nonsense", randomUUID()]) {
      expect(await removeAddress(ben.context(), one)).toEqual(
        missing("This address no longer exists. Please choose another one."),
      );
    }
    expect(await findOwnAddress(ben.context(), id)).toBeNull();
    expect(await findOwnAddress(anna.context(), "nonsense")).toBeNull();
    expect((await removeAddress(anna.context(), id)).successful).toBe(true);
    expect(await removeAddress(anna.context(), id)).toEqual(missing(gone));
    expect(await cities(anna, "billing")).toEqual([]);
  });

  it("is for those who are signed in", async () => {
    const visitor = await new Shopper(database).arrive();
    const context = visitor.context();
    for (const call of [
      () => listAddresses(context, "billing"),
      () => findOwnAddress(context, randomUUID()),
      () => addAddress(context, "billing", input()),
      () => changeAddress(context, "billing", input()),
      () => removeAddress(context, randomUUID()),
    ]) {
      await expect(call()).rejects.toMatchObject({ classification: "UNAUTHENTICATED" });
    }
  });
});
