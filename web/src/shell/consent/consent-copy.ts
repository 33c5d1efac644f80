import { defineCopy } from "../../lib/copy.ts";

/** Texts of both layers, of the page of the second one, and their version: `lib/consent-choice.ts`. */
export const consentTexts = /* @__PURE__ */ defineCopy({
  de: {
    label: "Cookies",
    first:
      "Wir setzen Cookies, ohne die der Shop nicht funktioniert. Darf er außerdem messen, wie er benutzt wird, und sich auf diesem Gerät merken, was Sie angesehen haben?",
    more: "Einstellungen",
    title: "Cookie-Einstellungen",
    text: "Ohne Cookies für Warenkorb, Anmeldung und Sicherheit funktioniert der Shop nicht. Was Sie ansehen und wie schnell unsere Seiten sind, messen wir nur, wenn Sie zustimmen; dann merkt sich Ihr Browser auch, was Sie zuletzt gesucht und angesehen haben. Für Werbung setzen wir keine. Ihre Auswahl gilt sechs Monate; Sie können sie jederzeit am Ende jeder Seite ändern.",
    always: "Notwendige Cookies (immer aktiv)",
    statistics: "Statistik: hilft uns, den Shop besser zu machen",
    refuse: "Nur notwendige",
    accept: "Alle zulassen",
    save: "Auswahl speichern",
  },
  en: {
    label: "Cookies",
    first:
      "We set cookies that the shop does not work without. May it also measure how it is used, and remember on this device what you have looked at?",
    more: "Settings",
    title: "Cookie settings",
    text: "The shop does not work without cookies for the basket, for signing in and for security. What you look at and how fast our pages are, we measure only if you agree; then your browser also remembers what you have searched for and looked at last. There are none for advertising. Your choice is good for six months; you can change it at any time at the end of every page.",
    always: "Necessary cookies (always active)",
    statistics: "Statistics: help us to make the shop better",
    refuse: "Necessary only",
    accept: "Allow all",
    save: "Save choice",
  },
});

/** The page of the second layer, for browsers without scripts; forms of both layers are sent there. */
export const consentPath = "/consent/";

/** What a form of a layer chooses. @param pressed the button's value @param isTicked whether the box of statistics is */
export const chosenBy = (pressed: unknown, isTicked: boolean): "necessary" | "statistics" =>
  pressed === "accept" || (pressed === "save" && isTicked) ? "statistics" : "necessary";
