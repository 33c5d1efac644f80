import type { CheckoutAddressFragment } from "../graph/generated/CheckoutAddress.fragment.ts";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { Alert } from "../ui/alert/alert.tsx";
import { Button } from "../ui/button/button.tsx";
import { Stack } from "../ui/layout/layout.tsx";
import { addressBookCopy } from "./address-book-copy.ts";
import { addressLines } from "./address-text.tsx";
import { copy } from "./copy.ts";

/** Name of the button that brings an address back; its value is the address's id. */
export const revertName = "revert";

/** What was removed last, with the way back (ADDR-02). Stands inside a form. */
export function RemovedAddress({ address }: { readonly address: CheckoutAddressFragment }) {
  const t = useCopy(addressBookCopy);
  const common = useCopy(copy);
  const { language } = useStorefront();
  return (
    <Alert live="polite" title={t.removed(addressLines(address, common, language).join(" · "))}>
      <Stack gap={3}>
        <p>{t.removedNote}</p>
        <div>
          <Button
            type="submit"
            name={revertName}
            value={address.addressId}
            scheme="outline"
            size="small"
            formNoValidate
          >
            {t.revert}
          </Button>
        </div>
      </Stack>
    </Alert>
  );
}
