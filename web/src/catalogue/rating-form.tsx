import { Form, useNavigation } from "react-router";
import type { RatingInvitationQuery } from "../graph/generated/RatingInvitation.ts";
import { useCopy } from "../lib/copy.ts";
import type { FormAnswer } from "../lib/form-values.ts";
import { Button } from "../ui/button/button.tsx";
import { ErrorSummary } from "../ui/error-summary/error-summary.tsx";
import { TrapField } from "../ui/form/trap-field.tsx";
import { useFormCheck } from "../ui/form/use-form-check.ts";
import { Stack } from "../ui/layout/layout.tsx";
import room from "../ui/room/room.module.css";
import { Picture } from "../ui/picture/picture.tsx";
import { SectionHeader } from "../ui/section-header/section-header.tsx";
import { Select } from "../ui/select/select.tsx";
import { TextInput } from "../ui/text-input/text-input.tsx";
import { Textarea } from "../ui/textarea/textarea.tsx";
import { pictureOf } from "./picture-of.ts";
import { checkRating } from "./rating-check.ts";
import { ratingCopy } from "./rating-copy.ts";

interface RatingFormProps {
  readonly product: NonNullable<RatingInvitationQuery["decryptPieData"]>["product"];
  readonly author: string | null;
  /** What the server answered to the last try. Give the form a new key with it. */
  readonly answer: FormAnswer | undefined;
}

/** The form of a review (SERV-07); what was typed survives every error. */
export function RatingForm({ product, author, answer }: RatingFormProps) {
  const t = useCopy(ratingCopy);
  const isBusy = useNavigation().state !== "idle";
  const [image] = product.images;
  const form = useFormCheck("rating", (values) => checkRating(values, t), answer?.errors);
  return (
    <Stack gap={5} className={room.large}>
      <title>{form.hasErrors ? `${t.errorTitle}: ${t.title}` : t.title}</title>
      <SectionHeader level={1} title={t.title} lead={t.lead} />
      <Stack gap={3}>
        <h2>{product.name}</h2>
        {image && (
          <div className={room.picture}>
            <Picture {...pictureOf(image)} eager />
          </div>
        )}
      </Stack>
      <Form method="post" {...form.formProps}>
        <Stack gap={5}>
          <ErrorSummary {...form.summary} />
          <Select {...form.field("rating")} label={t.stars} defaultValue={answer?.values["rating"] ?? "5"} required>
            {t.starNames.map((name, index) => (
              <option key={name} value={index + 1}>{`${"★".repeat(index + 1)} ${name}`}</option>
            ))}
          </Select>
          <TextInput {...form.field("title")} label={t.headline} defaultValue={answer?.values["title"]} required />
          <Textarea
            {...form.field("text")}
            label={t.text}
            hint={t.textHint}
            rows={6}
            defaultValue={answer?.values["text"]}
            required
          />
          <TextInput
            {...form.field("author")}
            label={t.author}
            hint={t.authorHint}
            defaultValue={answer?.values["author"] ?? author ?? ""}
            required
          />
          <TrapField />
          <Button type="submit" busyText={isBusy ? t.submitting : undefined}>
            {t.submit}
          </Button>
        </Stack>
      </Form>
    </Stack>
  );
}
