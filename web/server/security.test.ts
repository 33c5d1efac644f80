import { expect, it } from "vitest";
import { commonHeaders, contentSecurityPolicy, createNonce, mediaHeaders } from "./security.ts";

const config = { isDevelopment: false, isLocal: false, paymentOrigins: ["https://pay.example"] };

const own = { scripts: ["'nonce-abc'"], styles: ["'nonce-abc'"] };

it("scripts and styles of a page: own ones, and inline ones with the page's nonce only", () => {
  const directives = new Map(
    contentSecurityPolicy(own, config)
      .split("; ")
      .map((each) => [each.split(" ", 1)[0], each.split(" ").slice(1)]),
  );
  expect(directives.get("script-src")).toEqual(["'self'", "'nonce-abc'"]);
  expect(directives.get("style-src")).toEqual(["'self'", "'nonce-abc'"]);
  expect(directives.get("default-src")).toEqual(["'none'"]);
  expect(directives.get("frame-ancestors")).toEqual(["'none'"]);
  expect(directives.get("base-uri")).toEqual(["'none'"]);
  expect(directives.get("object-src")).toEqual(["'none'"]);
  expect(directives.get("form-action")).toEqual(["'self'", "https://pay.example"]);
  expect(directives.has("upgrade-insecure-requests")).toBe(true);
  expect(contentSecurityPolicy(own, { ...config, isLocal: true })).not.toContain("upgrade-insecure-requests");
});

it("two pages have two nonces", () => {
  expect(createNonce()).not.toBe(createNonce());
  expect(createNonce()).toMatch(/^[A-Za-z0-9+/]{22}==$/);
});

it("no answer may be framed, embedded or taken for another type; TLS is kept outside local", () => {
  const local = commonHeaders({ isLocal: true });
  expect(local).toEqual({
    "x-frame-options": "DENY",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
  });
  expect(commonHeaders({ isLocal: false })).toEqual({
    ...local,
    "strict-transport-security": "max-age=31536000",
  });
});

it("a page gets nothing from elsewhere but videos in their frame: no pictures, styles, connections; and states all of it in one line", () => {
  expect(contentSecurityPolicy(own, config)).toBe(
    "default-src 'none'; script-src 'self' 'nonce-abc'; style-src 'self' 'nonce-abc'; img-src 'self' data:; font-src 'self'; " +
      "media-src 'self'; frame-src https://www.youtube-nocookie.com; manifest-src 'self'; worker-src 'self'; connect-src 'self'; form-action 'self' https://pay.example; frame-ancestors 'none'; base-uri 'none'; " +
      "object-src 'none'; upgrade-insecure-requests",
  );
});

it("only in development scripts may be inline without a nonce, and talk to Vite", () => {
  const policy = contentSecurityPolicy(own, { ...config, isDevelopment: true });
  expect(policy).toContain("script-src 'self' 'unsafe-inline'; ");
  expect(policy).toContain("connect-src 'self' ws:; ");
});

it("pictures are shown on pages of other origins: in mails and feeds", () => {
  expect(mediaHeaders).toEqual({ "cross-origin-resource-policy": "cross-origin" });
});
