import { Form, useNavigation } from "react-router";
import type { RatingInvitationQuery } from "../graph/generated/RatingInvitation.ts";
import { useCopy } from "../lib/copy.ts";
import { Button } from "../ui/button/button.tsx";
import { ErrorSummary } from "../ui/error-summary/error-summary.tsx";
import { Stack } from "../ui/layout/layout.tsx";
import room from "../ui/room/room.module.css";
import { Picture } from "../ui/picture/picture.tsx";
import { SectionHeader } from "../ui/section-header/section-header.tsx";
import { Select } from "../ui/select/select.tsx";
import { TextInput } from "../ui/text-input/text-input.tsx";
import { Textarea } from "../ui/textarea/textarea.tsx";
import { pictureOf } from "./picture-of.ts";
import { ratingCopy } from "./rating-copy.ts";

/** What came of a try to send a review. */
export interface RatingAnswer {
  /** Errors by field; `general` belongs to the whole form. */
  readonly errors: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<"title" | "text" | "author" | "rating", string>>;
  readonly attempt: number;
}

interface RatingFormProps {
  readonly product: NonNullable<RatingInvitationQuery["decryptPieData"]>["product"];
  readonly author: string | null;
  readonly answer: RatingAnswer | undefined;
}

/** The form of a review (SERV-07); what was typed survives every error. */
export function RatingForm({ product, author, answer }: RatingFormProps) {
  const t = useCopy(ratingCopy);
  const isBusy = useNavigation().state !== "idle";
  const errors = answer?.errors ?? {};
  const [image] = product.images;
  const summary = Object.entries(errors).map(([field, message]) => ({
    message,
    ...(field !== "general" && { fieldId: `rating-${field}` }),
  }));
  return (
    <Stack gap={5} className={room.large}>
      <SectionHeader level={1} title={t.title} lead={t.lead} />
      <Stack gap={3}>
        <h2>{product.name}</h2>
        {image && (
          <div className={room.picture}>
            <Picture {...pictureOf(image)} eager />
          </div>
        )}
      </Stack>
      <Form method="post" noValidate>
        <Stack gap={5}>
          <ErrorSummary errors={summary} attempt={answer?.attempt} />
          <input type="hidden" name="attempt" value={answer?.attempt ?? 0} />
          <Select
            id="rating-rating"
            name="rating"
            label={t.stars}
            defaultValue={answer?.values.rating ?? "5"}
            error={errors["rating"]}
            required
          >
            {t.starNames.map((name, index) => (
              <option key={name} value={index + 1}>{`${"★".repeat(index + 1)} ${name}`}</option>
            ))}
          </Select>
          <TextInput
            id="rating-title"
            name="title"
            label={t.headline}
            maxLength={120}
            defaultValue={answer?.values.title}
            error={errors["title"]}
            required
          />
          <Textarea
            id="rating-text"
            name="text"
            label={t.text}
            hint={t.textHint}
            rows={6}
            maxLength={4_000}
            defaultValue={answer?.values.text}
            error={errors["text"]}
            required
          />
          <TextInput
            id="rating-author"
            name="author"
            label={t.author}
            hint={t.authorHint}
            maxLength={80}
            defaultValue={answer?.values.author ?? author ?? ""}
            error={errors["author"]}
            required
          />
          <Button type="submit" busyText={isBusy ? t.submitting : undefined}>
            {t.submit}
          </Button>
        </Stack>
      </Form>
    </Stack>
  );
}
