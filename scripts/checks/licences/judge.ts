import { exceptions, permissive } from "./allowed.ts";
import type { LockedPackage } from "./lockfile.ts";

/** One line for every package whose licence is neither permissive nor a reasoned exception. */
export function findForbidden(packages: readonly LockedPackage[]): readonly string[] {
  return packages
    .filter((found) => !isAllowed(found))
    .map(({ name, version, licence, development }) => {
      const use = development ? "development" : "production";
      return `${name} ${version} (${use}): ${licence === "" ? "states no licence" : `${licence} is not on the list`}`;
    });
}

function isAllowed({ name, licence, development }: LockedPackage): boolean {
  const extra = exceptions
    .filter((exception) => exception.packages.test(name) && (development || !exception.developmentOnly))
    .map((exception) => exception.licence);
  return satisfies(licence, (single) => permissive.has(single) || extra.includes(single));
}

/**
 * Judges an SPDX expression: of "A OR B" one must be allowed, of "A AND B" both. Parentheses are dropped, as no
 * package here nests them.
 */
export function satisfies(expression: string, allowed: (licence: string) => boolean): boolean {
  return expression
    .replaceAll(/[()]/g, "")
    .split(" OR ")
    .some((option) => option.split(" AND ").every((licence) => allowed(licence.trim())));
}
