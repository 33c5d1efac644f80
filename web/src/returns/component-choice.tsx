import { useId } from "react";
import { useCopy } from "../lib/copy.ts";
import type { FormValues } from "../lib/form-values.ts";
import { CountedCheckbox } from "../ui/checkbox/checkbox.tsx";
import { returnCopy } from "./return-copy.ts";
import styles from "./returns.module.css";
import { fieldsOf, type ReturnLine } from "./selection-values.ts";

/** Which parts of a set come back: none ticked is the whole of it. */
export function ComponentChoice({ item, values }: { readonly item: ReturnLine; readonly values: FormValues }) {
  const t = useCopy(returnCopy).selection;
  const hint = useId();
  const { component } = fieldsOf(item.id);
  return (
    <fieldset aria-describedby={hint} className={styles.fieldset}>
      <legend className={styles.legend}>{t.components}</legend>
      <p id={hint} className={styles.small}>
        {t.componentsHint}
      </p>
      {item.components.map(({ id, name, quantity }) => (
        <CountedCheckbox
          key={id}
          name={component(id)}
          defaultChecked={values[component(id)] !== undefined}
          label={quantity > 1 ? `${quantity} × ${name}` : name}
        />
      ))}
    </fieldset>
  );
}
