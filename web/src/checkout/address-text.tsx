import type { CheckoutAddressFragment } from "../graph/generated/CheckoutAddress.fragment.ts";
import { useCopy } from "../lib/copy.ts";
import { copy } from "./copy.ts";

type Texts = (typeof copy)["de"];

/** The lines of an address as they are on a parcel, without empty ones. */
export function addressLines(address: CheckoutAddressFragment, t: Pick<Texts, "packstation" | "postNumber">): string[] {
  const name = [address.firstName, address.lastName].filter(Boolean).join(" ");
  const place = [address.postCode, address.city].filter(Boolean).join(" ");
  const way = address.packstationAddress
    ? [t.postNumber(address.street), t.packstation(address.addressAddition)]
    : [address.street, address.addressAddition];
  // The country's code is enough for the reader; the postman's language is not ours.
  return [address.schoolOrCompany, name, ...way, `${place}, ${address.country}`].filter(Boolean);
}

/** An address, line by line. */
export function AddressText({ address }: { readonly address: CheckoutAddressFragment }) {
  const t = useCopy(copy);
  return (
    <address>
      {addressLines(address, t).map((line) => (
        <span key={line}>
          {line}
          <br />
        </span>
      ))}
    </address>
  );
}
