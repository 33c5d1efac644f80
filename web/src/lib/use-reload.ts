import { useCallback } from "react";
import { useSubmit } from "react-router";

/** The root's route, whose `clientAction` does nothing: after an action React Router loads the whole page again. */
const nothing = { method: "post", action: "/", navigate: false, fetcherKey: "reload" } as const;

/**
 * Loads what the page shows again, as React Router's `revalidate` does. That drops the answers of forms as well, with
 * their faults and what was typed since; this leaves them: whatever a page does by itself takes nothing from the visitor.
 *
 * @returns the function; it settles when the page has what it loads
 */
export function useReload(): () => Promise<void> {
  const submit = useSubmit();
  return useCallback(() => submit(null, nothing), [submit]);
}
