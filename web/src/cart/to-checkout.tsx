import { Form } from "react-router";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { Button } from "../ui/button/button.tsx";
import { Checkbox } from "../ui/checkbox/checkbox.tsx";
import { TextInput } from "../ui/text-input/text-input.tsx";
import { copy } from "./copy.ts";
import styles from "./to-checkout.module.css";

/** The way to the checkout; businesses may give a reference of their own with the order (CART-16). */
export function ToCheckout({ reference }: { readonly reference: string }) {
  const t = useCopy(copy);
  const isB2b = useStorefront().store === "b2b";
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="intent" value="checkout" />
      {isB2b ? (
        <div className={styles.reference}>
          <Checkbox name="hasReference" label={t.referenceCheck} defaultChecked={reference !== ""} />
          <TextInput
            className={styles.field}
            label={t.reference}
            name="reference"
            hint={t.referenceHint}
            defaultValue={reference}
            maxLength={80}
            autoComplete="off"
          />
        </div>
      ) : (
        // The stored reference stays what it is: nobody was asked for one here.
        reference !== "" && (
          <>
            <input type="hidden" name="hasReference" value="on" />
            <input type="hidden" name="reference" value={reference} />
          </>
        )
      )}
      <Button type="submit" wide>
        {t.checkout}
      </Button>
    </Form>
  );
}
