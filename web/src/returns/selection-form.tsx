import type { SyntheticEvent } from "react";
import { Form, useNavigation } from "react-router";
import { useCopy } from "../lib/copy.ts";
import { hasErrors } from "../lib/error-map.ts";
import type { FormAnswer } from "../lib/form-values.ts";
import { Button } from "../ui/button/button.tsx";
import { ErrorSummary } from "../ui/error-summary/error-summary.tsx";
import { useFormCheck } from "../ui/form/use-form-check.ts";
import { Stack } from "../ui/layout/layout.tsx";
import { Panel } from "../ui/panel/panel.tsx";
import { returnCopy } from "./return-copy.ts";
import type { ReturnOrder } from "./return-gate.ts";
import styles from "./returns.module.css";
import { checkSelection } from "./selection-check.ts";
import { SelectionLine } from "./selection-line.tsx";
import { isAboutPictures } from "./selection-submit.ts";
import { valuesOf } from "./selection-values.ts";

interface SelectionFormProps {
  readonly order: ReturnOrder;
  /** What the server answered to the last try. */
  readonly answer: FormAnswer | undefined;
}

/**
 * The form starts over with an answer that has faults; after a picture it goes on with what is typed, and with the files
 * that were chosen where nothing has answered.
 */
export const SelectionForm = (props: SelectionFormProps) => {
  const { answer, order } = props;
  const startsOver = answer && hasErrors(answer.errors) && !answer.isUnanswered;
  return <Fields key={startsOver ? answer.at : order.hash} {...props} />;
};

function Fields({ order, answer }: SelectionFormProps) {
  const t = useCopy(returnCopy);
  const { formData } = useNavigation();
  const intent = formData?.get("intent");
  const form = useFormCheck("selection", (values) => checkSelection(order.items, values, t.selection), answer?.errors);
  const values = answer?.values ?? valuesOf(order.items, order.state.selectedItems);
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    const { nativeEvent } = event;
    const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
    const isOfPictures = button instanceof HTMLButtonElement && isAboutPictures(button.value);
    if (!isOfPictures) form.formProps.onSubmit(event);
  };
  const isReturnable = order.items.some(({ returnableQuantity }) => returnableQuantity > 0);
  const isGoingOn = formData !== undefined && (intent ?? "") === "next";
  return (
    <Form method="post" encType="multipart/form-data" {...form.formProps} onSubmit={onSubmit} preventScrollReset>
      <title>{form.hasErrors ? `${t.errorTitle}: ${t.selection.title}` : t.selection.title}</title>
      {/* What Enter presses: the first button of a form. */}
      {isReturnable && (
        <button type="submit" name="intent" value="next" tabIndex={-1} aria-hidden className={styles.enter} />
      )}
      <Stack gap={5}>
        <ErrorSummary {...form.summary} />
        <Panel as="fieldset" className={styles.fieldset}>
          <legend className={styles.legend}>{t.selection.legend}</legend>
          <ul className={styles.lines}>
            {order.items.map((item) => (
              <SelectionLine
                key={item.id}
                item={item}
                reasons={order.reasons}
                values={values}
                field={form.field}
                intent={typeof intent === "string" ? intent : null}
              />
            ))}
          </ul>
        </Panel>
        {isReturnable ? (
          <Button type="submit" name="intent" value="next" wide busyText={isGoingOn ? t.saving : undefined}>
            {t.selection.next}
          </Button>
        ) : (
          <Panel tone="sunken" title={t.selection.nothing}>
            <p>{t.selection.nothingText}</p>
          </Panel>
        )}
      </Stack>
    </Form>
  );
}
