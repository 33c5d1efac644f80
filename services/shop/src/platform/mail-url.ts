/** The server that mails are handed to. */
export interface MailTarget {
  readonly host: string;
  readonly port: number;
  /** Encrypted from the first byte on (`smtps`); otherwise as soon as the server offers it. */
  readonly isSecure: boolean;
  /** Null: the server asks for none. */
  readonly credentials: { readonly user: string; readonly password: string } | null;
}

const usualPorts = { "smtp:": 587, "smtps:": 465 } as const;

/**
 * Reads `MAIL_URL`: `smtp://user:password@host:port`, or `smtps://…` for a server that speaks TLS from the start.
 * @returns null for anything else
 */
export function readMailUrl(text: string): MailTarget | null {
  const url = URL.parse(text);
  if (url === null || url.hostname === "" || !/^\/?$/.test(url.pathname) || url.search !== "") return null;
  if (url.protocol !== "smtp:" && url.protocol !== "smtps:") return null;
  const credentials = credentialsOf(url);
  if (credentials === undefined) return null;
  return {
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: url.port === "" ? usualPorts[url.protocol] : Number(url.port),
    isSecure: url.protocol === "smtps:",
    credentials,
  };
}

/** @returns undefined when one part is missing, or is not well encoded */
function credentialsOf({ username, password }: URL): MailTarget["credentials"] | undefined {
  if (username === "" && password === "") return null;
  if (username === "" || password === "") return undefined;
  try {
    return { user: decodeURIComponent(username), password: decodeURIComponent(password) };
  } catch {
    return undefined;
  }
}
