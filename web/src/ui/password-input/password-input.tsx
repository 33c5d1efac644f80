import { useEffect, useRef, useState } from "react";
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

interface PasswordInputProps extends Omit<TextInputProps, "type" | "ref" | "value" | "defaultValue"> {
  /** What was typed here before; put back where scripts run, and never a part of the markup. */
  readonly typed?: string | undefined;
}

/** A field for a password, which can be shown instead of being typed twice. Pasting is allowed, and nothing is cut. */
export function PasswordInput(props: PasswordInputProps) {
  const { label, hint, error, good, invalid, required, id, className, typed, ...input } = props;
  const field = useRef<HTMLInputElement>(null);
  const t = useCopy(copy);
  const isLive = useIsLive();
  const [isShown, setShown] = useState(false);
  // As a value of React's it would be an attribute, which scripts and styles of others can read.
  useEffect(() => {
    if (typed !== undefined && field.current !== null) field.current.value = typed;
  }, [typed]);
  const [word, name] = isShown ? t.hide : t.show;
  return (
    <Field {...{ label, hint, error, good: undefined, invalid, required, id, className }}>
      {(wiring) => (
        <>
          <input
            {...input}
            {...wiring}
            ref={field}
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
