import { defineCopy, useCopy } from "../../lib/copy.ts";
import { trapField } from "../../lib/trap-field.ts";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";

const copy = defineCopy({ de: { label: "Bitte leer lassen" }, en: { label: "Please leave empty" } });

/** A field that people do not see; what programs write into it marks their forms. */
export function TrapField() {
  const t = useCopy(copy);
  return (
    <VisuallyHidden>
      <label aria-hidden="true">
        {t.label}
        <input type="text" name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </VisuallyHidden>
  );
}
