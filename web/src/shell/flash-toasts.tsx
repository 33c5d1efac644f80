import { useEffect } from "react";
import { useLocation } from "react-router";
import { clearFlash, flashToasts } from "../graph/redirect.ts";
import { languageOf, useStorefront } from "../lib/copy.ts";
import { useToasts } from "../ui/toast/toast-region.tsx";

/** Shows the toasts that a redirect in the browser has left, once the next page is there. */
export function FlashToasts() {
  const { key } = useLocation();
  const language = languageOf(useStorefront());
  const { add } = useToasts();
  useEffect(() => {
    const toasts = flashToasts(document.cookie);
    if (toasts.length === 0) return;
    document.cookie = clearFlash;
    const show = async () => {
      const { messageText } = await import("./messages.ts");
      for (const { key: id, severity } of toasts) add({ id, tone: severity, text: messageText(id, language) });
    };
    void show();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new page (`key`) is when there may be new toasts
  }, [key, language, add]);
  return null;
}
