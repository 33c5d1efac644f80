import { Form, useNavigation } from "react-router";
import type { CompetitionPageQuery } from "../../graph/generated/CompetitionPage.ts";
import { contactFaults } from "../../lib/contact-faults.ts";
import { useCopy, useStorefront } from "../../lib/copy.ts";
import { formatDay, lastDayOf } from "../../lib/dates.ts";
import type { FormAnswer } from "../../lib/form-values.ts";
import { Button } from "../../ui/button/button.tsx";
import { Checkbox } from "../../ui/checkbox/checkbox.tsx";
import { cx } from "../../ui/cx.ts";
import { EmailInput } from "../../ui/email-input/email-input.tsx";
import { ErrorSummary } from "../../ui/error-summary/error-summary.tsx";
import { TrapField } from "../../ui/form/trap-field.tsx";
import { useFormCheck } from "../../ui/form/use-form-check.ts";
import { Container, Stack } from "../../ui/layout/layout.tsx";
import room from "../../ui/room/room.module.css";
import { SectionHeader } from "../../ui/section-header/section-header.tsx";
import { TextInput } from "../../ui/text-input/text-input.tsx";
import { Textarea } from "../../ui/textarea/textarea.tsx";
import { competitionCopy } from "./competition-copy.ts";
import { checkEntry } from "./competition-submit.ts";

interface CompetitionFormProps {
  readonly competition: NonNullable<CompetitionPageQuery["getCompetition"]>;
  /** What the server answered to the last try. Give the form a new key with it. */
  readonly answer: FormAnswer | undefined;
}

/** The competition with the form of its entries (SERV-04); what was typed survives every error. */
export function CompetitionForm({ competition, answer }: CompetitionFormProps) {
  const t = useCopy(competitionCopy);
  const { language } = useStorefront();
  const texts = { ...t, ...useCopy(contactFaults) };
  const isBusy = useNavigation().formMethod === "POST";
  const form = useFormCheck("competition", (values) => checkEntry(values, texts), answer?.errors);
  const valueOf = (name: string) => answer?.values[name];
  const { good: _, ...accept } = form.field("acceptsConditions");
  return (
    <Container width="text">
      <title>{form.hasErrors ? `${t.errorTitle}: ${t.page}` : `${t.page}: ${competition.title}`}</title>
      <meta name="description" content={competition.prize} />
      <Stack gap={5} className={cx(room.large, room.form)}>
        <SectionHeader level={1} title={competition.title} lead={competition.prize} />
        <p>{t.until(formatDay(lastDayOf(competition.endsAt), language))}</p>
        <Form method="post" {...form.formProps}>
          <Stack gap={5}>
            <ErrorSummary {...form.summary} />
            <input type="hidden" name="competitionId" value={competition.id} />
            <Textarea
              {...form.field("answer")}
              label={competition.question}
              rows={4}
              defaultValue={valueOf("answer")}
              required
            />
            <TextInput
              {...form.field("firstName")}
              label={t.firstName}
              autoComplete="given-name"
              defaultValue={valueOf("firstName")}
              required
            />
            <TextInput
              {...form.field("lastName")}
              label={t.lastName}
              autoComplete="family-name"
              defaultValue={valueOf("lastName")}
              required
            />
            <EmailInput
              {...form.field("email")}
              label={t.email}
              hint={t.emailHint}
              autoComplete="email"
              defaultValue={valueOf("email")}
              required
            />
            <Checkbox {...accept} label={t.accept} defaultChecked={valueOf("acceptsConditions") === "on"} required />
            <TrapField />
            <Button type="submit" wide busyText={isBusy ? t.busy : undefined}>
              {t.submit}
            </Button>
          </Stack>
        </Form>
        <section>
          <Stack gap={3}>
            <h2>{t.conditions}</h2>
            <p>{t.conditionsText}</p>
          </Stack>
        </section>
      </Stack>
    </Container>
  );
}
