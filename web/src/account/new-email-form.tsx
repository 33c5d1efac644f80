import { Form, useNavigation } from "react-router";
import { useCopy } from "../lib/copy.ts";
import { Alert } from "../ui/alert/alert.tsx";
import { Button } from "../ui/button/button.tsx";
import { cx } from "../ui/cx.ts";
import { Container, Stack } from "../ui/layout/layout.tsx";
import { TextLink } from "../ui/link/text-link.tsx";
import room from "../ui/room/room.module.css";
import { SectionHeader } from "../ui/section-header/section-header.tsx";
import { newEmailCopy } from "./new-email.ts";

/** The button that confirms an email. @param message why the last try failed; null before it */
export function NewEmailForm({ message }: { readonly message: string | null }) {
  const t = useCopy(newEmailCopy);
  const isBusy = useNavigation().formMethod === "POST";
  return (
    <Container width="text">
      <title>{message === null ? t.title : `${t.errorTitle}: ${t.title}`}</title>
      <Stack gap={5} className={cx(room.large, room.form)}>
        <SectionHeader level={1} title={t.title} lead={message === null ? t.lead : undefined} />
        {message === null ? (
          <Form method="post">
            <Button type="submit" wide busyText={isBusy ? t.busy : undefined}>
              {t.submit}
            </Button>
          </Form>
        ) : (
          <Alert tone="error">{message}</Alert>
        )}
        <TextLink href="/myaccount/contact-details/">{t.account}</TextLink>
      </Stack>
    </Container>
  );
}
