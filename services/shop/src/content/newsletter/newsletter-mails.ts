import { accountMail } from "../../account/account-mail-layout.ts";
import { pick } from "../../catalogue/language.ts";
import type { Mail } from "../../orders/outbox/mail.ts";
import type { Storefront } from "../../platform/context.ts";

/** Whom a mail about the newsletter is to, and the link that belongs to the subscription. */
interface NewsletterMail {
  readonly to: string;
  readonly storefront: Storefront;
  /** Where the link of the mail leads. */
  readonly url: string;
  /** Distinguishes it from the same mail before. */
  readonly key: string;
}

/** The link that confirms a subscription: before that the address gets nothing else. */
export function confirmNewsletterMail({ to, storefront, url, key }: NewsletterMail): Mail {
  return accountMail({
    to,
    storefront,
    subject: pick(storefront.language, "Bitte bestätigen Sie den Newsletter", "Please confirm the newsletter"),
    name: "",
    sentences: [
      pick(
        storefront.language,
        "für diese Adresse wurde der Chalkbox-Newsletter bestellt. Mit diesem Link bestätigen Sie das; er gilt eine Woche.",
        "the Chalkbox newsletter was requested for this address. Please confirm it with this link; it is valid for a week.",
      ),
      pick(
        storefront.language,
        "Sie haben ihn nicht bestellt? Dann brauchen Sie nichts zu tun: Ohne Bestätigung schicken wir Ihnen nichts.",
        "You did not request it? Then there is nothing to do: without a confirmation we send you nothing.",
      ),
    ],
    link: { url, label: pick(storefront.language, "Newsletter bestätigen", "Confirm the newsletter") },
    idempotencyKey: `newsletter-confirm:${key}`,
  });
}

/** The first mail of a subscription; like each one that follows it ends the subscription with one click (RFC 8058). */
export function welcomeToNewsletterMail({ to, storefront, url, key }: NewsletterMail): Mail {
  return withUnsubscribe(
    accountMail({
      to,
      storefront,
      subject: pick(storefront.language, "Willkommen beim Newsletter", "Welcome to the newsletter"),
      name: "",
      sentences: [
        pick(
          storefront.language,
          "ab jetzt erhalten Sie Neues, Angebote und Ideen für den Unterricht, höchstens zweimal im Monat.",
          "from now on you get news, offers and ideas for lessons, at most twice a month.",
        ),
        pick(
          storefront.language,
          "Sie möchten ihn nicht mehr? Mit diesem Link melden Sie sich ab.",
          "You no longer want it? With this link you unsubscribe.",
        ),
      ],
      link: { url, label: pick(storefront.language, "Newsletter abbestellen", "Unsubscribe") },
      idempotencyKey: `newsletter-welcome:${key}`,
    }),
    url,
  );
}

/** The link that ends a subscription, for someone whose house number is not known. */
export function endNewsletterMail({ to, storefront, url, key }: NewsletterMail): Mail {
  return withUnsubscribe(
    accountMail({
      to,
      storefront,
      subject: pick(storefront.language, "Newsletter abbestellen", "Unsubscribe from the newsletter"),
      name: "",
      sentences: [
        pick(
          storefront.language,
          "für diese Adresse soll der Newsletter abbestellt werden. Mit diesem Link ist es erledigt.",
          "this address is to be unsubscribed from the newsletter. With this link it is done.",
        ),
        pick(
          storefront.language,
          "Sie möchten ihn behalten? Dann brauchen Sie nichts zu tun.",
          "You want to keep it? Then there is nothing to do.",
        ),
      ],
      link: { url, label: pick(storefront.language, "Newsletter abbestellen", "Unsubscribe") },
      idempotencyKey: `newsletter-end:${key}`,
    }),
    url,
  );
}

/** After a subscription was ended by email and house number: that it was. */
export function newsletterEndedMail({ to, storefront, key }: Omit<NewsletterMail, "url">): Mail {
  return accountMail({
    to,
    storefront,
    subject: pick(storefront.language, "Der Newsletter ist abbestellt", "You are unsubscribed"),
    name: "",
    sentences: [
      pick(
        storefront.language,
        "diese Adresse erhält den Chalkbox-Newsletter nicht mehr.",
        "this address no longer gets the Chalkbox newsletter.",
      ),
    ],
    link: null,
    idempotencyKey: `newsletter-ended:${key}`,
  });
}

/** Lets mail programs offer to unsubscribe with one click: a POST to the address, without cookies (RFC 2369, RFC 8058). */
function withUnsubscribe(mail: Mail, url: string): Mail {
  return {
    ...mail,
    headers: { "List-Unsubscribe": `<${url}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  };
}
