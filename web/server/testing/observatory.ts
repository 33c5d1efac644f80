/** An answer of a server, as far as its score goes. */
interface Scored {
  /** Headers in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** Its `Set-Cookie` lines. */
  readonly cookies: readonly string[];
}

/** Points of one test; those above zero count only for who has few below zero. */
type Points = readonly [what: string, points: number];

const halfAYear = 15_768_000;
const baseline = 100;
const neededForBonus = 90;
const privateReferrers = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];

/** Directives of a policy, by name. */
function directivesOf(policy: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    policy.split(";").flatMap((directive): [string, string[]][] => {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      return name === "" ? [] : [[name, sources]];
    }),
  );
}

function policyPoints(policy: string | undefined): number {
  if (policy === undefined) return -25;
  const directives = directivesOf(policy);
  const sourcesOf = (name: string): readonly string[] => directives.get(name) ?? directives.get("default-src") ?? ["*"];
  const broad = /^(?:ftp:|https?:|\*|https?:\/\/\*(?:\.\*)?)$/;
  const inline = /^(?:'unsafe-inline'|data:)$/;
  const scripts = sourcesOf("script-src");
  if (scripts.some((source) => broad.test(source) || inline.test(source))) return -20;
  if (sourcesOf("object-src").some((source) => broad.test(source))) return -20;
  if ([...directives.values()].flat().some((source) => /^(?:http|ftp):/.test(source))) return -20;
  const styles = sourcesOf("style-src");
  if ([...scripts, ...styles].includes("'unsafe-eval'")) return -10;
  if (styles.some((source) => broad.test(source) || inline.test(source))) return 0;
  return sourcesOf("default-src").join(" ") === "'none'" ? 10 : 5;
}

function cookiePoints(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0;
  const all = (flag: RegExp): boolean => cookies.every((line) => flag.test(line));
  if (!all(/;\s*secure/i)) return -20;
  return all(/;\s*samesite=(?:lax|strict)/i) ? 5 : 0;
}

function transportPoints(header: string | undefined): number {
  const [, seconds] = /^max-age=(\d+)/.exec(header ?? "") ?? [];
  if (seconds === undefined) return -20;
  return Number(seconds) < halfAYear ? -10 : 0;
}

/**
 * The points that MDN's HTTP Observatory gives an answer that came over HTTPS, by its published table
 * (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring). Redirects to HTTPS and integrity of scripts
 * are left out: the first are the proxy's, the second gives no points for scripts of one's own origin.
 */
export function observatoryScore({ headers, cookies }: Scored): number {
  const policy = headers["content-security-policy"];
  const ancestors = directivesOf(policy ?? "").get("frame-ancestors");
  const isolated = /^same-(?:origin|site)$/.test(headers["cross-origin-resource-policy"] ?? "");
  const tests: readonly Points[] = [
    ["content security policy", policyPoints(policy)],
    ["cookies", cookiePoints(cookies)],
    ["cross-origin sharing", headers["access-control-allow-credentials"] === "true" ? -50 : 0],
    ["referrer", privateReferrers.includes(headers["referrer-policy"] ?? "") ? 5 : -5],
    ["transport", transportPoints(headers["strict-transport-security"])],
    ["content types", headers["x-content-type-options"] === "nosniff" ? 0 : -5],
    ["frames", ancestors !== undefined ? 5 : headers["x-frame-options"] === undefined ? -20 : 0],
    ["resource policy", isolated ? 10 : 0],
  ];
  const lost = tests.reduce((sum, [, points]) => sum + Math.min(0, points), baseline);
  if (lost < neededForBonus) return Math.max(0, lost);
  return tests.reduce((sum, [, points]) => sum + Math.max(0, points), lost);
}
