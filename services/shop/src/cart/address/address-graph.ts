import type { Address } from "./address.types.ts";

/** `Address` of the graph (ADDR-08). */
export function addressGraph(address: Address) {
  return {
    addressId: address.id,
    addressAddition: address.addition,
    schoolOrCompany: address.company,
    salutation: address.salutation,
    firstName: address.firstName,
    lastName: address.lastName,
    street: address.street,
    postCode: address.postCode,
    city: address.city,
    country: address.country,
    phone: address.phone,
    email: address.email,
    packstationAddress: address.isPackstation,
    isAlsoCustomerAddress: address.isCustomerAddress,
  };
}
