/** The cookie whose ticket the gateway hands to the shop (C-38). */
const ticketCookie = "preview";
/** A ticket as the back office makes it; anything else would be refused there. */
const ticketForm = /^\d{1,12}\.[\w-]{43}$/;

const attributesFor = (url: string): string =>
  `Path=/; HttpOnly; SameSite=Lax${new URL(url).protocol === "https:" ? "; Secure" : ""}`;

/** Whether a text can be a ticket. */
export const isTicket = (text: string): boolean => ticketForm.test(text);

/** The `Set-Cookie` line that keeps a ticket until it ends. @param url of the request */
export function keepTicket(ticket: string, url: string): string {
  const [seconds = "0"] = ticket.split(".", 1);
  return `${ticketCookie}=${ticket}; Expires=${new Date(Number(seconds) * 1_000).toUTCString()}; ${attributesFor(url)}`;
}

/** The `Set-Cookie` line that drops it. */
export const dropTicket = (url: string): string => `${ticketCookie}=; Max-Age=0; ${attributesFor(url)}`;

/** The `Set-Cookie` line that chooses a scenario of an A/B test; none is chosen with "". */
export const chooseScenario = (cookieName: string, scenario: string, url: string): string =>
  scenario === ""
    ? `${cookieName}=; Max-Age=0; ${attributesFor(url)}`
    : `${cookieName}=${encodeURIComponent(scenario)}; ${attributesFor(url)}`;
