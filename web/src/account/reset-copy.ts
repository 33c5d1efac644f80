import { defineCopy } from "../lib/copy.ts";

/** Texts for a link that works no more, and for the number that a business signs in with. */
export const resetCopy = defineCopy({
  de: {
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
