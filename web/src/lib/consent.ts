/** The hash of links that open the second layer of the consent tool (FOOT-07). */
export const consentHash = "#cookie-consent";

/** What a consent tool dispatches at the document when a visitor has chosen (C-79). */
export const consentChosen = "consent-chosen";

/** What opens at a consent tool its second layer; a tool that has one calls `preventDefault`. */
export const consentWanted = "consent-wanted";

/** Keeps that a visitor has chosen, and what. */
export const consentCookie = "cookie_consent";
