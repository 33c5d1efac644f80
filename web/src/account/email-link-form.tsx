import { Form, useNavigation } from "react-router";
import { useCopy } from "../lib/copy.ts";
import { Alert } from "../ui/alert/alert.tsx";
import { Button } from "../ui/button/button.tsx";
import { cx } from "../ui/cx.ts";
import { Container, Stack } from "../ui/layout/layout.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import room from "../ui/room/room.module.css";
import { SectionHeader } from "../ui/section-header/section-header.tsx";
import type { newEmailCopy } from "./new-email.ts";
import type { oldEmailCopy } from "./old-email.ts";

interface LinkForm {
  readonly copy: typeof newEmailCopy | typeof oldEmailCopy;
  /** Why the last try failed, and whether it can be pressed again; undefined before it. */
  readonly answer: { readonly message: string; readonly canRepeat: boolean } | undefined;
  /** Where the link below the button leads. */
  readonly href: string;
}

/** The button behind a mail's link about an email: opening the link changes nothing yet. */
export function EmailLinkForm({ copy, answer, href }: LinkForm) {
  const t = useCopy(copy);
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <Container width="text">
      <title>{answer === undefined ? t.title : `${t.errorTitle}: ${t.title}`}</title>
      <Stack gap={5} className={cx(room.large, room.form)}>
        <SectionHeader level={1} title={t.title} lead={answer === undefined ? t.lead : undefined} />
        {answer && <Alert tone="error">{answer.message}</Alert>}
        {(answer?.canRepeat ?? true) && (
          <Form method="post">
            <Button type="submit" wide busyText={isBusy ? t.busy : undefined}>
              {t.submit}
            </Button>
          </Form>
        )}
        <TextLink href={href}>{t.account}</TextLink>
      </Stack>
    </Container>
  );
}
