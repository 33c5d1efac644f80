/** Domains where most people have their mailbox, commonest first. */
const common = [
  "gmail.com",
  "gmx.de",
  "web.de",
  "t-online.de",
  "outlook.com",
  "icloud.com",
  "gmx.net",
  "hotmail.com",
  "outlook.de",
  "yahoo.de",
  "freenet.de",
  "googlemail.com",
  "posteo.de",
  "yahoo.com",
  "aol.com",
  "hotmail.de",
  "live.de",
  "arcor.de",
] as const;

/** What is common in one country only. */
const local: Readonly<Record<string, readonly string[]>> = {
  at: ["gmx.at", "aon.at", "chello.at", "a1.net", "outlook.at", "live.at", "hotmail.at"],
  ch: ["bluewin.ch", "gmx.ch", "hispeed.ch", "sunrise.ch", "outlook.ch", "hotmail.ch", "yahoo.ch"],
};

/** More would hide the form below. */
const most = 5;

/** Domains for a country, its own first (VALID-11). */
function domainsOf(country: string): readonly string[] {
  const all = [...(local[country] ?? []), ...common];
  const isOwn = (domain: string): boolean => (local[country] ?? []).includes(domain) || domain.endsWith(`.${country}`);
  return [...all.filter(isOwn), ...all.filter((domain) => !isOwn(domain))];
}

/**
 * The addresses that what is typed may become: only after the `@`, only when what is before it can be a name
 * (VALID-12); none when the domain is complete.
 * @param country of the store, such as `at`
 */
export function suggestEmails(typed: string, country: string): readonly string[] {
  const [, name, begun] = /^([\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+)@([^\s@]*)$/u.exec(typed.trim()) ?? [];
  if (name === undefined || begun === undefined) return [];
  const start = begun.toLowerCase();
  const fitting = domainsOf(country).filter((domain) => domain.startsWith(start));
  return fitting.includes(start) ? [] : fitting.slice(0, most).map((domain) => `${name}@${domain}`);
}
