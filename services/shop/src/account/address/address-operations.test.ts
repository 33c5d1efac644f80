import * as v from "valibot";
import { beforeAll, expect, it } from "vitest";
import { newAccount } from "../../../test/accounts.ts";
import { writeAssortment } from "../../../test/checkout-fixture.ts";
import { startTestDatabase } from "../../../test/shop-test.ts";
import type { Shopper } from "../../../test/shopper.ts";

const database = await startTestDatabase();
beforeAll(() => writeAssortment(database));

const shown = `addressId addressAddition schoolOrCompany salutation firstName lastName street postCode city country phone
  email packstationAddress isAlsoCustomerAddress`;
const addresses = v.array(v.looseObject({ addressId: v.string() }));
const result = v.object({ successful: v.boolean(), address: v.looseObject({ addressId: v.string() }) });

/** Sends an address with one of the four operations; answers it as it was stored. */
async function send(who: Shopper, field: string, address: object) {
  const document = `mutation ($address: AddressInput!) { ${field}(address: $address) { successful address { ${shown} } } }`;
  const answer = await who.run(document, field, result, { address });
  expect(answer.successful).toBe(true);
  return answer.address;
}
const list = (who: Shopper, kind: "Billing" | "Shipping") =>
  who.run(`{ get${kind}Addresses { ${shown} } }`, `get${kind}Addresses`, addresses);

const school = {
  salutation: "MS",
  firstName: "Anna",
  lastName: "Beispiel",
  company: "Waldschule",
  postCode: "10115",
  city: "Berlin",
  streetAndHouseNr: "Weg 1",
  additionalAddress: "Hof",
  country: "DE",
  packstationAddress: false,
  email: "annahme@example.org",
};
const home = {
  salutation: "MR",
  firstName: "Ben",
  lastName: "Muster",
  company: "",
  postCode: "1010",
  city: "Wien",
  streetAndHouseNr: "Gasse 2",
  additionalAddress: "",
  country: "AT",
  packstationAddress: false,
};
const station = {
  ...school,
  streetAndHouseNr: "12345678",
  additionalAddress: "145",
  packstationAddress: true,
};
/** The address that the shop answers to one that was sent. */
const storedAs = (
  { company, streetAndHouseNr, additionalAddress, ...sent }: typeof school | typeof home,
  isAlsoCustomerAddress: boolean,
) => ({
  email: null,
  ...sent,
  addressId: expect.any(String),
  schoolOrCompany: company,
  street: streetAndHouseNr,
  addressAddition: additionalAddress,
  phone: "030 1234567",
  isAlsoCustomerAddress,
});

it.each([
  ["OP-M-24, OP-M-25, ADDR-08", "Billing", true],
  ["OP-M-26, OP-M-27, ADDR-08", "Shipping", false],
] as const)(
  "%s: a %s address is added and changed with every field, under the same id",
  async (_rows, kind, isMain) => {
    const anna = await newAccount(database, { phone: "030 1234567" });
    const added = await send(anna, `add${kind}Address`, school);
    expect(added).toEqual(storedAs(school, isMain));
    expect(await list(anna, kind)).toEqual([added]);
    const changed = await send(anna, `update${kind}Address`, { ...home, addressId: added.addressId });
    expect(changed).toEqual({ ...storedAs(home, isMain), addressId: added.addressId });
    expect(await list(anna, kind)).toEqual([changed]);
  },
);

it("OP-M-26, OP-M-27, C-19: a packstation is added and changed as a shipping address", async () => {
  const anna = await newAccount(database, { phone: "030 1234567" });
  const added = await send(anna, "addShippingAddress", station);
  expect(added).toEqual(storedAs(station, false));
  const moved = { ...station, additionalAddress: "146", streetAndHouseNr: "87654321" };
  const changed = await send(anna, "updateShippingAddress", { ...moved, addressId: added.addressId });
  expect(changed).toEqual({ ...storedAs(moved, false), addressId: added.addressId });
  expect(await list(anna, "Shipping")).toEqual([changed]);
  expect(await list(anna, "Billing")).toEqual([]);
});
