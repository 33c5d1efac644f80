import type { MiddlewareFunction } from "react-router";
import { flashCookie } from "./redirect.ts";

/** A browser takes a cookie of this name from this very host over HTTPS only: no neighbouring host can plant it. */
const prefix = "__Host-";

const isSecure = (request: Request): boolean => new URL(request.url).protocol === "https:";

/**
 * The name of web's own cookie, as the visitor's browser knows it. The other names are the specification's.
 * @param request decides by its scheme: a local shop has no HTTPS
 */
export const flashNameFor = (request: Request): string => (isSecure(request) ? prefix + flashCookie : flashCookie);

/** Over HTTPS, sends web's own cookie under its prefixed name, and `Secure`, which the prefix asks for. */
export const hostCookies: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  if (!isSecure(request)) return response;
  const lines = response.headers.getSetCookie();
  if (!lines.some(isFlash)) return response;
  response.headers.delete("set-cookie");
  for (const line of lines) response.headers.append("set-cookie", isFlash(line) ? `${prefix}${line}; Secure` : line);
  return response;
};

const isFlash = (line: string): boolean => line.startsWith(`${flashCookie}=`);
