import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { describe, expect, it } from "vitest";
import { commonHeaders, contentSecurityPolicy, createNonce } from "./security.ts";
import { observatoryScore } from "./testing/observatory.ts";

const live = { isDevelopment: false, isLocal: false, paymentOrigins: ["https://pay.example"] };
const nonce = [`'nonce-${createNonce()}'`];
const hash = ["'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"];
const kinds = { "a visitor's own page": nonce, "a page from memory": hash };

const headersOf = (policy: string) => ({ ...commonHeaders(live), "content-security-policy": policy });
const cookie = "cartId=1; Path=/; Secure; HttpOnly; SameSite=Lax";

describe.each(Object.entries(kinds))("%s of a live shop", (_kind, own) => {
  const policy = contentSecurityPolicy({ scripts: own, styles: own }, live);

  it("has a policy in which Google's CSP Evaluator finds nothing of high or medium severity", () => {
    const { csp } = new CspParser(policy);
    const found = new CspEvaluator(csp).evaluate().filter(({ severity }) => severity <= Severity.MEDIUM);
    expect(found.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([]);
  });

  it("has at least 130 points on MDN's Observatory, with cookies and without", () => {
    const headers = headersOf(policy);
    expect(observatoryScore({ headers, cookies: [] })).toBeGreaterThanOrEqual(130);
    expect(observatoryScore({ headers, cookies: [cookie] })).toBeGreaterThanOrEqual(135);
  });
});

describe("both would notice", () => {
  const policy = contentSecurityPolicy({ scripts: nonce, styles: nonce }, live);

  it("a policy that lets in inline scripts", () => {
    const { csp } = new CspParser(policy.replace(String(nonce[0]), "'unsafe-inline'"));
    const severities = new CspEvaluator(csp).evaluate().map(({ severity }) => severity);
    expect(severities).toContain(Severity.HIGH);
  });

  it.each([
    ["inline scripts", { "content-security-policy": policy.replace(String(nonce[0]), "'unsafe-inline'") }, 80],
    [
      "inline styles",
      { "content-security-policy": policy.replace(/style-src [^;]+/, "style-src 'unsafe-inline'") },
      120,
    ],
    [
      "a default that lets in what is not named",
      { "content-security-policy": policy.replace("'none'", "'self'") },
      125,
    ],
    ["a short memory of HTTPS", { "strict-transport-security": "max-age=60" }, 120],
    ["no memory of HTTPS", { "strict-transport-security": "" }, 80],
    ["embedding by others", { "cross-origin-resource-policy": "cross-origin" }, 120],
    ["a referrer with the whole address", { "referrer-policy": "unsafe-url" }, 120],
  ])("%s", (_what, changed, score) => {
    expect(observatoryScore({ headers: { ...headersOf(policy), ...changed }, cookies: [] })).toBe(score);
  });

  it("cookies without Secure", () => {
    expect(observatoryScore({ headers: headersOf(policy), cookies: ["cartId=1"] })).toBe(80);
  });
});
