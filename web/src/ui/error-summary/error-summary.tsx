import { useEffect, useRef } from "react";
import { goToField } from "../form/go-to-field.ts";
import { ErrorIcon } from "../icon/status-icons.tsx";
import { useUiTexts } from "../texts/texts-provider.tsx";
import styles from "./error-summary.module.css";

export interface FormError {
  /** Id of the field to go to; left out for an error of the whole form (VALID-03). */
  readonly fieldId?: string | undefined;
  readonly message: string;
}

export interface ErrorSummaryProps {
  /** In the order of the form. */
  readonly errors: readonly FormError[];
  /** Grows with each failed try, so that a second one is announced too. */
  readonly attempt?: number | undefined;
  /** The first field that is wrong has the focus: the summary is read out where it is (C-92). */
  readonly isAnnounced?: boolean | undefined;
}

/**
 * All errors of a form above it, with links to the fields (ux 28). After a server's answer it has the focus, with each
 * further try again. Renders nothing without errors.
 */
export function ErrorSummary({ errors, attempt, isAnnounced = false }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return <Summary key={attempt} errors={errors} isAnnounced={isAnnounced} />;
}

function Summary({ errors, isAnnounced }: { readonly errors: readonly FormError[]; readonly isAnnounced: boolean }) {
  const texts = useUiTexts();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isAnnounced) ref.current?.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- when it appears; each try has a summary of its own
  }, []);
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={isAnnounced ? "alert" : "group"}
      aria-label={texts.errorSummary}
      className={styles.summary}
    >
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

function goTo(event: { preventDefault: () => void }, id: string | undefined) {
  if (id !== undefined && goToField(id)) event.preventDefault();
}
