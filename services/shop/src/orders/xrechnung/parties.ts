import type { Seller } from "../../platform/seller.ts";
import type { PaperContent } from "../paper/paper-content.ts";

type Address = PaperContent["billingAddress"];

/** BG-4: who sells, with whom to speak to (BG-6, which XRechnung demands). */
export function sellerParty({ name, street, postCode, city, country, vatId, phone, email }: Seller) {
  return {
    "cac:Party": {
      "cbc:EndpointID": { "@schemeID": "EM", "#": email },
      "cac:PostalAddress": {
        "cbc:StreetName": street,
        "cbc:CityName": city,
        "cbc:PostalZone": postCode,
        "cac:Country": { "cbc:IdentificationCode": country },
      },
      "cac:PartyTaxScheme": { "cbc:CompanyID": vatId, "cac:TaxScheme": { "cbc:ID": "VAT" } },
      "cac:PartyLegalEntity": { "cbc:RegistrationName": name },
      "cac:Contact": { "cbc:Name": name, "cbc:Telephone": phone, "cbc:ElectronicMail": email },
    },
  };
}

/** BG-7: who buys, by the address of the invoice and the email of the order. */
export function buyerParty(address: Address, email: string) {
  return {
    "cac:Party": {
      "cbc:EndpointID": { "@schemeID": "EM", "#": email },
      "cac:PostalAddress": postalAddress(address),
      "cac:PartyLegalEntity": { "cbc:RegistrationName": nameOf(address) },
      "cac:Contact": { "cbc:Name": personOf(address), "cbc:ElectronicMail": email },
    },
  };
}

/** BG-13: where the goods went, and when, if all of them left on one day. */
export function deliveryGroup({ deliveryAddress, deliveries }: PaperContent) {
  const [only, ...more] = deliveries;
  return {
    ...(only === undefined || more.length > 0 ? {} : { "cbc:ActualDeliveryDate": only.day }),
    "cac:DeliveryLocation": { "cac:Address": postalAddress(deliveryAddress) },
    "cac:DeliveryParty": { "cac:PartyName": { "cbc:Name": nameOf(deliveryAddress) } },
  };
}

function postalAddress({ isPackstation, street, addition, city, postCode, country }: Address) {
  const [first, second] = isPackstation ? [`Packstation ${addition}`, `Postnummer ${street}`] : [street, addition];
  return {
    "cbc:StreetName": first,
    ...(second === "" ? {} : { "cbc:AdditionalStreetName": second }),
    "cbc:CityName": city,
    "cbc:PostalZone": postCode,
    "cac:Country": { "cbc:IdentificationCode": country },
  };
}

const personOf = ({ firstName, lastName }: Address): string => `${firstName} ${lastName}`.trim();
const nameOf = (address: Address): string => (address.company === "" ? personOf(address) : address.company);
