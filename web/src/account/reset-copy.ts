import { defineCopy } from "../lib/copy.ts";
import { serviceContact } from "../lib/service-contact.ts";

const guest = { href: "/checkout/basket/" } as const;

/** Texts for who has no password, or no number, to sign in with. */
export const resetCopy = defineCopy({
  de: {
    title: "Passwort vergessen",
    lead: "So kommen Sie wieder in Ihr Konto – und so bestellen Sie auch ohne.",
    steps: [
      {
        ...serviceContact.de,
        title: "Neues Passwort anfordern",
        text: "Schreiben Sie uns von der E-Mail-Adresse Ihres Kontos aus. Wir prüfen, dass Sie es sind, und richten Ihnen montags bis freitags von 8 bis 17 Uhr einen neuen Zugang ein.",
      },
      {
        title: "Gleich bestellen",
        text: "Ihr Warenkorb bleibt erhalten. An der Kasse geht es auch als Gast weiter, ohne Passwort.",
        link: { ...guest, label: "Zum Warenkorb" },
      },
    ],
    businessSteps: [
      {
        ...serviceContact.de,
        title: "Neues Passwort anfordern",
        text: "Schreiben Sie uns von der E-Mail-Adresse, die zu Ihrer Kundennummer gehört. Wir richten Ihnen montags bis freitags von 8 bis 17 Uhr einen neuen Zugang ein.",
      },
    ],
    oldTitle: "Dieser Link gilt nicht mehr",
    oldLead: "Ihr Passwort ist unverändert. Mit einem neuen Link können Sie es ändern.",
    again: { href: "/myaccount/resetpassword/", label: "Passwort vergessen" },
    againTitle: "Einen neuen Link anfordern",
    againText: "Aus Sicherheitsgründen gilt jeder Link nur kurz und nur einmal.",
    numberTitle: "Ihre Kundennummer",
    numberLead: "Mit ihr melden Sie sich an. Sie steht auch auf jeder Rechnung.",
    noNumber: "Für dieses Konto ist keine Kundennummer hinterlegt.",
  },
  en: {
    title: "Forgotten password",
    lead: "How to get back into your account – and how to order without it.",
    steps: [
      {
        ...serviceContact.en,
        title: "Ask for a new password",
        text: "Write to us from the email address of your account. We make sure that it is you and set up new access for you, Monday to Friday from 8 am to 5 pm.",
      },
      {
        title: "Order right away",
        text: "Your basket is kept. At the checkout you can go on as a guest, without a password.",
        link: { ...guest, label: "To the basket" },
      },
    ],
    businessSteps: [
      {
        ...serviceContact.en,
        title: "Ask for a new password",
        text: "Write to us from the email address that belongs to your customer number. We set up new access for you, Monday to Friday from 8 am to 5 pm.",
      },
    ],
    oldTitle: "This link is no longer valid",
    oldLead: "Your password is unchanged. With a new link you can change it.",
    again: { href: "/myaccount/resetpassword/", label: "Forgotten password" },
    againTitle: "Ask for a new link",
    againText: "For security each link is valid for a short time and only once.",
    numberTitle: "Your customer number",
    numberLead: "You sign in with it. It is on each invoice, too.",
    noNumber: "No customer number is stored for this account.",
  },
});
