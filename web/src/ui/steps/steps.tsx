import { cx } from "../cx.ts";
import { CheckIcon } from "../icon/interface-icons.tsx";
import { VisuallyHidden } from "../layout/visually-hidden.tsx";
import { Link } from "../link/link.tsx";
import { keepClear } from "../toast/keep-clear.ts";
import { useUiTexts } from "../texts/texts-provider.tsx";
import styles from "./steps.module.css";

export interface Step {
  readonly id: string;
  readonly name: string;
  readonly state: "done" | "current" | "ahead";
  /** Back to a step that is done. */
  readonly href?: string | undefined;
}

/** How far the shopper is; one entry per page of the journey (ux 6). */
export function Steps({ steps }: { readonly steps: readonly Step[] }) {
  const texts = useUiTexts();
  return (
    <nav aria-label={texts.steps} data-print="no" {...keepClear}>
      <ol className={styles.list}>
        {steps.map((step, index) => (
          <li
            key={step.id}
            className={cx(styles.step, step.state !== "ahead" && styles[step.state])}
            aria-current={step.state === "current" ? "step" : undefined}
          >
            <span className={styles.dot} aria-hidden>
              {step.state === "done" ? <CheckIcon size={18} /> : index + 1}
            </span>
            <span className={styles.name}>
              <VisuallyHidden>{texts.stepOf(index + 1, steps.length)}: </VisuallyHidden>
              {step.href === undefined ? step.name : <Link href={step.href}>{step.name}</Link>}
              {step.state === "done" && <VisuallyHidden> ({texts.stepDone})</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ol>
    </nav>
  );
}
