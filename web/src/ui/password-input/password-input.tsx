import { useState } from "react";
import { defineCopy, useCopy } from "../../lib/copy.ts";
import control from "../field/control.module.css";
import { Field } from "../field/field.tsx";
import type { TextInputProps } from "../text-input/text-input.tsx";
import { useIsLive } from "../use-is-live.ts";
import styles from "./password-input.module.css";

// Apart from the other words of the design system: pages to browse in have no passwords and need not load these.
const copy = defineCopy({
  de: { show: ["Anzeigen", "Passwort anzeigen"], hide: ["Verbergen", "Passwort verbergen"] },
  en: { show: ["Show", "Show password"], hide: ["Hide", "Hide password"] },
});

/** A field for a password, which can be shown instead of being typed twice. Pasting is allowed, and nothing is cut. */
export function PasswordInput(props: Omit<TextInputProps, "type">) {
  const { label, hint, error, good, invalid, required, id, className, ...input } = props;
  const t = useCopy(copy);
  const isLive = useIsLive();
  const [isShown, setShown] = useState(false);
  const [word, name] = isShown ? t.hide : t.show;
  return (
    <Field {...{ label, hint, error, good: undefined, invalid, required, id, className }}>
      {(wiring) => (
        <>
          <input
            {...input}
            {...wiring}
            data-state={wiring["data-state"] === "normal" && good === true ? "good" : wiring["data-state"]}
            {...(isShown ? { type: "text", autoCapitalize: "none" } : { type: "password" })}
            spellCheck={false}
            className={`${control.control} ${styles.input}`}
          />
          {isLive && (
            <button
              type="button"
              className={styles.toggle}
              aria-label={name}
              aria-controls={wiring.id}
              onClick={() => setShown(!isShown)}
            >
              {word}
            </button>
          )}
        </>
      )}
    </Field>
  );
}
