import { useEmailSubscribedQuery } from "../../graph/generated/EmailSubscribed.ts";
import { useCopy } from "../../lib/copy.ts";
import { EmailInput } from "../../ui/email-input/email-input.tsx";
import { useLeftEmail } from "../../ui/email-input/use-left-email.ts";
import type { FieldVerdict } from "../../ui/form/use-form-check.ts";
import { newsletterCopy } from "./newsletter-copy.ts";

interface NewsletterEmailProps extends FieldVerdict {
  readonly defaultValue: string | undefined;
}

/**
 * The email of a sign-up: leaving the field asks the shop whether it gets the newsletter already (SERV-02). Nothing hangs
 * on the answer: the shop checks it again.
 */
export function NewsletterEmail({ error, good, ...props }: NewsletterEmailProps) {
  const t = useCopy(newsletterCopy);
  const { email, handlers } = useLeftEmail();
  const [{ data }] = useEmailSubscribedQuery({ variables: { email }, pause: email === "" });
  const isSubscribed = email !== "" && data?.checkEmailSubscribed === true;
  return (
    <div {...handlers}>
      <EmailInput
        {...props}
        label={t.email}
        hint={t.subscribe.hint}
        error={error ?? (isSubscribed ? t.subscribe.already : undefined)}
        good={isSubscribed ? undefined : good}
        autoComplete="email"
        required
      />
    </div>
  );
}
