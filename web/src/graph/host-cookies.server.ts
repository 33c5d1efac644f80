import type { MiddlewareFunction } from "react-router";
import { flashCookie, flashNameFor } from "./redirect.ts";

/** Over HTTPS, sends web's own cookie under its prefixed name, and `Secure`, which the prefix requires. */
export const hostCookies: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next();
  const name = flashNameFor(request);
  if (name === flashCookie) return response;
  const lines = response.headers.getSetCookie();
  if (!lines.some(isFlash)) return response;
  response.headers.delete("set-cookie");
  for (const line of lines)
    response.headers.append("set-cookie", isFlash(line) ? `${name}${line.slice(flashCookie.length)}; Secure` : line);
  return response;
};

const isFlash = (line: string): boolean => line.startsWith(`${flashCookie}=`);
