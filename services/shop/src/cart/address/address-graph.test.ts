import { expect, it } from "vitest";
import { anAddressOf } from "../../../test/cart-parts.ts";
import { addressGraph } from "./address-graph.ts";

it("shows an address with all that was entered (ADDR-08)", () => {
  expect(addressGraph(anAddressOf({ isPackstation: true, isCustomerAddress: false }))).toEqual({
    addressId: "a1",
    addressAddition: "Hof",
    schoolOrCompany: "Waldschule",
    salutation: "MS",
    firstName: "Anna",
    lastName: "Beispiel",
    street: "Weg 1",
    postCode: "10115",
    city: "Berlin",
    country: "DE",
    phone: "030 1234567",
    email: "anna@example.org",
    packstationAddress: true,
    isAlsoCustomerAddress: false,
  });
});
