import { parseCookie, parseSetCookie } from "cookie";

/** Values go on as they came. */
const asIs = (value: string): string => value;

/**
 * The `Cookie` header that a browser would send after it took these `Set-Cookie` lines: a later query of the same
 * page must see what an earlier one was given.
 */
export function mergeCookies(header: string, setCookies: readonly string[]): string {
  if (setCookies.length === 0) return header;
  const cookies = { ...parseCookie(header, { decode: asIs }) };
  for (const line of setCookies) {
    const { name, value, maxAge } = parseSetCookie(line, { decode: asIs });
    if (name === "") continue;
    if (maxAge !== undefined && maxAge <= 0) delete cookies[name];
    else cookies[name] = value;
  }
  // The library refuses to write bytes that RFC 6265 has no place for; browsers send them all the same.
  return Object.entries(cookies)
    .map(([name, value]) => `${name}=${value ?? ""}`)
    .join("; ");
}

/** A cookie of a host alone is another one than that of the same name which its subdomains share. */
const identityOf = (setCookie: string): string => {
  const [, domain = ""] = /;\s*domain=([^;]+)/i.exec(setCookie) ?? [];
  return `${setCookie.split("=", 1)[0]?.trim() ?? ""} ${domain}`;
};

/** The last of several `Set-Cookie` lines for each cookie, in their order: an answer has one line of a cookie. */
export function lastOfEach(setCookies: readonly string[]): readonly string[] {
  const last = new Map<string, string>();
  for (const line of setCookies) {
    last.delete(identityOf(line));
    last.set(identityOf(line), line);
  }
  return [...last.values()];
}
