import { useRef } from "react";
import type { ErrorMap } from "../../lib/error-map.ts";
import type { FormValues } from "../../lib/form-values.ts";

/** What is wrong with the values of a form; the same rule as on the server. */
export type Check = (values: FormValues) => ErrorMap;

/** A check whose rules and sentences are loaded when the form is touched first: the page starts without them. */
export interface LateCheck<Rules> {
  readonly load: () => Promise<Rules>;
  readonly check: (rules: Rules, values: FormValues) => ErrorMap;
}

/** A check that may still be on its way. */
export interface ComingCheck {
  /** The check; null until its rules are there. */
  readonly now: () => Check | null;
  /** Loads the rules unless they are there. @returns whether they are; without them the server alone checks */
  readonly load: () => Promise<boolean>;
  /** Runs something with the check: at once when it is there, else as soon as it is; never when it cannot be had. */
  readonly use: (run: (check: Check) => void) => void;
}

/** Keeps the rules of a form once they are loaded. */
export function useCheck<Rules>(check: Check | LateCheck<Rules>): ComingCheck {
  const rules = useRef<{ readonly loaded: Rules } | null>(null);
  const now = (): Check | null => {
    if (typeof check === "function") return check;
    const known = rules.current;
    return known && ((values) => check.check(known.loaded, values));
  };
  const load = async (): Promise<boolean> => {
    if (typeof check === "function") return true;
    try {
      rules.current ??= { loaded: await check.load() };
      return true;
    } catch {
      return false;
    }
  };
  const runWith = (run: (found: Check) => void): void => {
    const found = now();
    if (found) run(found);
  };
  return {
    now,
    load,
    use(run) {
      if (now()) runWith(run);
      else void load().then(() => runWith(run));
    },
  };
}
