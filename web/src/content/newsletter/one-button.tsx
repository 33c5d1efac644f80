import { Form, useNavigation } from "react-router";
import { useCopy } from "../../lib/copy.ts";
import { Alert } from "../../ui/alert/alert.tsx";
import { Button } from "../../ui/button/button.tsx";
import { SectionHeader } from "../../ui/section-header/section-header.tsx";
import { newsletterCopy } from "./newsletter-copy.ts";

interface OneButtonProps {
  readonly title: string;
  readonly lead: string;
  readonly submit: string;
  /** Why the last try failed; null before it. */
  readonly message: string | null;
}

/** What a link of a mail opens: one button. Opening it changes nothing yet, as programs open links, too. */
export function OneButton({ title, lead, submit, message }: OneButtonProps) {
  const t = useCopy(newsletterCopy);
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <>
      <title>{message === null ? title : `${t.errorTitle}: ${title}`}</title>
      <SectionHeader level={1} title={title} lead={lead} />
      {message !== null && (
        <Alert tone="error" live="assertive">
          {message}
        </Alert>
      )}
      <Form method="post">
        <Button type="submit" wide busyText={isBusy ? t.busy : undefined}>
          {submit}
        </Button>
      </Form>
    </>
  );
}
