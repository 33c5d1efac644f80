import * as v from "valibot";
import { beforeAll, expect, it } from "vitest";
import { newAccount } from "../../../test/accounts.ts";
import { writeAssortment } from "../../../test/checkout-fixture.ts";
import { startTestDatabase } from "../../../test/shop-test.ts";
import { goodAddress, type Shopper } from "../../../test/shopper.ts";

const database = await startTestDatabase();
beforeAll(() => writeAssortment(database));

const any = v.unknown();
const add = (who: Shopper, field: string, changes: object = {}) =>
  who.run(`mutation ($address: AddressInput!) { ${field}(address: $address) { successful } }`, field, any, {
    address: { ...goodAddress, ...changes },
  });
const list = (who: Shopper, field: string) => who.run(`{ ${field} { city packstationAddress } }`, field, any);
const station = { streetAndHouseNr: "12345678", additionalAddress: "145", packstationAddress: true };

it("OP-Q-10, OP-Q-11: answer the caller's billing addresses, and the shipping addresses with packstations", async () => {
  const [anna, ben] = [await newAccount(database), await newAccount(database)];
  await add(anna, "addBillingAddress");
  await add(anna, "addBillingAddress", { city: "Bonn", postCode: "53111" });
  await add(anna, "addShippingAddress", { city: "Potsdam", postCode: "14467" });
  await add(anna, "addShippingAddress", station);
  expect(await list(anna, "getBillingAddresses")).toEqual([
    { city: "Berlin", packstationAddress: false },
    { city: "Bonn", packstationAddress: false },
  ]);
  expect(await list(anna, "getShippingAddresses")).toEqual([
    { city: "Potsdam", packstationAddress: false },
    { city: "Berlin", packstationAddress: true },
  ]);
  expect([await list(ben, "getBillingAddresses"), await list(ben, "getShippingAddresses")]).toEqual([[], []]);
});

it("OP-Q-12, ADDR-07: answers the main address of a business with its agreed terms and its business data", async () => {
  const agreed = { customer_number: "200900", payment_method: "RECHNUNG", terms_of_payment: "30 Tage netto" };
  const school = await newAccount(database, { realm: "b2b", ...agreed }, { store: "b2b" });
  const document = `{ getCustomerAddress { address { city isAlsoCustomerAddress } VATRegistrationNo jobTitleCode
    primaryIndustryGroupCode numberOfEmployees educationalUserData { customerNumber termsOfPayment paymentMethod } } }`;
  const customerAddress = () => school.run(document, "getCustomerAddress", any);
  expect(await customerAddress()).toBeNull();
  await add(school, "addBillingAddress");
  const codes = v.object({ code: v.string() });
  const [job] = await school.run("{ getJobTitles { code } }", "getJobTitles", v.array(codes));
  const [industry] = await school.run("{ getIndustries { code } }", "getIndustries", v.array(codes));
  const data = {
    firstName: "Ada",
    lastName: "Kreide",
    company: "Lindenschule",
    VATRegistrationNo: "DE123456789",
    jobTitleCode: job?.code,
    primaryIndustryGroupCode: industry?.code,
    numberOfEmployees: 40,
  };
  const change = await school.change("changeAccountData(data: $data)", "$data: AccountDataInput!", { data });
  expect(change).toMatchObject({ successful: true });
  expect(await customerAddress()).toEqual({
    address: { city: "Berlin", isAlsoCustomerAddress: true },
    VATRegistrationNo: "DE123456789",
    jobTitleCode: job?.code,
    primaryIndustryGroupCode: industry?.code,
    numberOfEmployees: 40,
    educationalUserData: { customerNumber: "200900", termsOfPayment: "30 Tage netto", paymentMethod: "RECHNUNG" },
  });
});
