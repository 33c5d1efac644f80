import { useCallback } from "react";
import { useSubmit } from "react-router";
import { useRouteCode } from "./route-code.ts";

/** The root's route, whose `clientAction` does nothing: after an action React Router loads the whole page again. */
const nothing = { method: "post", action: "/", navigate: false, fetcherKey: "reload" } as const;

/**
 * Loads what the page shows again, as React Router's `revalidate` does. That drops the answers of forms as well, with
 * their faults and what was typed since; this leaves them: whatever a page does by itself takes nothing from the visitor.
 *
 * React Router also loads the code of the page at the root's address. Where that cannot be had, it would load the whole
 * page, with all that is typed: the page then stays as it is.
 *
 * @returns the function; it settles when the page has what it loads
 */
export function useReload(): () => Promise<void> {
  const submit = useSubmit();
  const findCode = useRouteCode();
  return useCallback(async () => {
    const modules = findCode(nothing.action)?.modules ?? [];
    try {
      await Promise.all(modules.map((module) => import(/* @vite-ignore */ module)));
    } catch {
      return;
    }
    await submit(null, nothing);
  }, [submit, findCode]);
}
