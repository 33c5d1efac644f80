import type { NewsletterSubscriptionQuery } from "../../graph/generated/NewsletterSubscription.ts";
import { useCopy } from "../../lib/copy.ts";
import { showEmail } from "../../lib/show-email.ts";
import { ButtonLink } from "../../ui/button/button.tsx";
import { TextLink } from "../../ui/link/text-link.tsx";
import { SectionHeader } from "../../ui/section-header/section-header.tsx";
import { newsletterCopy } from "./newsletter-copy.ts";
import { OneButton } from "./one-button.tsx";

interface SuccessViewProps {
  /** What the link of the mail is about; undefined without a link. */
  readonly subscription: NewsletterSubscriptionQuery["getNewsletterSubscription"] | undefined;
  readonly message: string | null;
}

/** After the sign-up, before and after its confirmation (SERV-01): each reload shows where the subscription is. */
export function SuccessView({ subscription, message }: SuccessViewProps) {
  const t = useCopy(newsletterCopy).success;
  if (subscription && !subscription.isConfirmed) {
    const lead = t.confirmLead(showEmail(subscription.email));
    return <OneButton title={t.confirm} lead={lead} submit={t.submit} message={message} />;
  }
  const [title, lead] = subscription
    ? [t.done, t.doneLead(showEmail(subscription.email))]
    : subscription === null
      ? [t.ended, t.endedLead]
      : [t.asked, t.askedLead];
  return (
    <>
      <title>{title}</title>
      <SectionHeader level={1} title={title} lead={lead} />
      {!subscription && (
        <p>
          {subscription === undefined && (
            <>
              <strong>{t.noMail}</strong> {t.noMailHelp}{" "}
            </>
          )}
          <TextLink href="/service/newsletter/">{t.again}</TextLink>
        </p>
      )}
      <ButtonLink href="/">{t.home}</ButtonLink>
    </>
  );
}
