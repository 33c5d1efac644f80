import { useEffect, useRef } from "react";
import { ErrorIcon } from "../icon/status-icons.tsx";
import { useUiTexts } from "../texts/texts-provider.tsx";
import styles from "./error-summary.module.css";

export interface FormError {
  /** Id of the field to go to; left out for an error of the whole form (VALID-03). */
  readonly fieldId?: string | undefined;
  readonly message: string;
}

/**
 * All errors of a form above it, with links to the fields (ux 28). Takes the focus when it appears and
 * whenever `attempt` grows, so that a second failed try is announced too. Renders nothing without errors.
 */
export function ErrorSummary(props: { readonly errors: readonly FormError[]; readonly attempt?: number | undefined }) {
  if (props.errors.length === 0) return null;
  return <FocusedSummary key={props.attempt} errors={props.errors} />;
}

function FocusedSummary({ errors }: { readonly errors: readonly FormError[] }) {
  const texts = useUiTexts();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus();
  }, []);
  return (
    <div ref={ref} tabIndex={-1} role="group" aria-label={texts.errorSummary} className={styles.summary}>
      <h2 className={styles.title}>
        <ErrorIcon />
        {texts.errorSummary}
      </h2>
      <ul className={styles.list}>
        {errors.map((error) => (
          <li key={`${error.fieldId ?? ""} ${error.message}`}>
            {error.fieldId === undefined ? (
              <strong>{error.message}</strong>
            ) : (
              <a href={`#${error.fieldId}`} onClick={(event) => goTo(event, error.fieldId)}>
                {error.message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A jump to an anchor moves the view but not the focus into a field: do both. */
function goTo(event: { preventDefault: () => void }, id: string | undefined) {
  const field = id === undefined ? null : document.getElementById(id);
  if (field === null) return;
  event.preventDefault();
  field.scrollIntoView({ block: "center" });
  field.focus({ preventScroll: true });
}
