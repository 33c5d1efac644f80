import { Form, useActionData } from "react-router";
import { useCopy, useStorefront } from "../lib/copy.ts";
import { Alert } from "../ui/alert/alert.tsx";
import { Button } from "../ui/button/button.tsx";
import { Checkbox } from "../ui/checkbox/checkbox.tsx";
import { TextInput } from "../ui/text-input/text-input.tsx";
import type { BasketAnswer } from "./basket-answer.ts";
import { copy } from "./copy.ts";
import { extrasCopy } from "./extras-copy.ts";
import styles from "./to-checkout.module.css";

/** The way to the checkout; businesses may give a reference of their own with the order (CART-16). */
export function ToCheckout({ reference }: { readonly reference: string }) {
  const t = useCopy(copy);
  const extras = useCopy(extrasCopy);
  const isB2b = useStorefront().store === "b2b";
  // With scripts; without them a failure comes as a toast after a redirect.
  const answer = useActionData<BasketAnswer>();
  const error = answer?.kind === "failed" ? answer.text : undefined;
  return (
    <Form method="post" className={styles.form}>
      <input type="hidden" name="intent" value="checkout" />
      {isB2b ? (
        <div className={styles.reference}>
          <Checkbox name="hasReference" label={extras.referenceCheck} defaultChecked={reference !== ""} />
          <TextInput
            className={styles.field}
            label={extras.reference}
            name="reference"
            hint={extras.referenceHint}
            defaultValue={reference}
            error={error}
            maxLength={80}
            autoComplete="off"
          />
        </div>
      ) : (
        // The stored reference stays as it is: this page does not request one.
        reference !== "" && (
          <>
            <input type="hidden" name="hasReference" value="on" />
            <input type="hidden" name="reference" value={reference} />
          </>
        )
      )}
      {error !== undefined && !isB2b && <Alert tone="error" live="assertive" title={error} />}
      <Button type="submit" wide>
        {t.checkout}
      </Button>
    </Form>
  );
}
