import { countryName } from "@chalkbox/storefront/country-name";
import type { CheckoutAddressFragment } from "../graph/generated/CheckoutAddress.fragment.ts";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { copy } from "./copy.ts";

type Texts = (typeof copy)["de"];

/**
 * The lines of an address as they are on a parcel, without empty ones; the country by its name.
 * @param language of that name, e.g. `de-DE`
 */
export function addressLines(
  address: CheckoutAddressFragment,
  t: Pick<Texts, "packstation" | "postNumber">,
  language: string,
): string[] {
  const name = [address.firstName, address.lastName].filter(Boolean).join(" ");
  const place = [address.postCode, address.city].filter(Boolean).join(" ");
  const way = address.packstationAddress
    ? [t.postNumber(address.street), t.packstation(address.addressAddition)]
    : [address.street, address.addressAddition];
  return [address.schoolOrCompany, name, ...way, `${place}, ${countryName(address.country, language)}`].filter(Boolean);
}

/** An address, line by line. */
export function AddressText({ address }: { readonly address: CheckoutAddressFragment }) {
  const t = useCopy(copy);
  const { language } = useStorefront();
  return (
    <address>
      {addressLines(address, t, language).map((line) => (
        <span key={line}>
          {line}
          <br />
        </span>
      ))}
    </address>
  );
}
