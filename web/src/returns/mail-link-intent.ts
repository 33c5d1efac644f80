/** What the button does that has an order's link mailed. */
export const mailLinkIntent = "mailLink";
