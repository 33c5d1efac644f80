import { Form, useNavigation } from "react-router";
import { contactFaults } from "../../lib/contact-faults.ts";
import { useCopy } from "../../lib/copy.ts";
import type { FormAnswer } from "../../lib/form-values.ts";
import { Button } from "../../ui/button/button.tsx";
import { ErrorSummary } from "../../ui/error-summary/error-summary.tsx";
import { TrapField } from "../../ui/form/trap-field.tsx";
import { useFormCheck } from "../../ui/form/use-form-check.ts";
import { Container, Stack } from "../../ui/layout/layout.tsx";
import { TextLink } from "../../ui/link/text-link.tsx";
import room from "../../ui/room/room.module.css";
import { SectionHeader } from "../../ui/section-header/section-header.tsx";
import { cx } from "../../ui/cx.ts";
import { checkSubscription } from "./newsletter-check.ts";
import { newsletterCopy } from "./newsletter-copy.ts";
import { NewsletterEmail } from "./newsletter-email.tsx";

interface NewsletterFormProps {
  /** What the server answered to the last try. Give the form a new key with it. */
  readonly answer: FormAnswer | undefined;
}

/** The sign-up (SERV-01): an address, and nothing else. */
export function NewsletterForm({ answer }: NewsletterFormProps) {
  const t = useCopy(newsletterCopy);
  const { subscribe } = t;
  const faults = useCopy(contactFaults);
  const isBusy = useNavigation().formMethod === "POST";
  const form = useFormCheck("newsletter", (values) => checkSubscription(values, faults), answer?.errors);
  return (
    <Container width="text">
      <title>{form.hasErrors ? `${t.errorTitle}: ${subscribe.title}` : subscribe.title}</title>
      <meta name="description" content={subscribe.lead} />
      <Stack gap={5} className={cx(room.large, room.form)}>
        <SectionHeader level={1} title={subscribe.title} lead={subscribe.lead} />
        <Form method="post" {...form.formProps}>
          <Stack gap={5}>
            <ErrorSummary {...form.summary} />
            <NewsletterEmail {...form.field("email")} defaultValue={answer?.values["email"]} />
            <TrapField />
            <Button type="submit" wide busyText={isBusy ? t.busy : undefined}>
              {subscribe.submit}
            </Button>
          </Stack>
        </Form>
        <p>
          {subscribe.privacy} <TextLink href="/service/newsletter/newsletter-abmelden/">{subscribe.toEnd}</TextLink>
          {" · "}
          <TextLink href="/datenschutz/">{subscribe.privacyLink}</TextLink>
        </p>
      </Stack>
    </Container>
  );
}
