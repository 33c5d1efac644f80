import { useEffect, useEffectEvent } from "react";
import { defineCopy, useCopy } from "../../lib/copy.ts";
import { useToasts } from "../toast/toast-region.tsx";

const copy = defineCopy({
  de: { notOpened: "Das lässt sich gerade nicht öffnen. Bitte prüfen Sie Ihre Verbindung." },
  en: { notOpened: "This cannot be opened at the moment. Please check your connection." },
});

/**
 * In place of a dialog without code: the page that the button leads to without scripts. Where there is no connection, the
 * page stays as it is, and a toast says so.
 * @param page its address
 * @param close takes back that the dialog is open: the button can be pressed again
 */
export function usePageInstead(page: string, close: () => void): void {
  const { add } = useToasts();
  const { notOpened } = useCopy(copy);
  const leave = useEffectEvent(() => {
    close();
    if (navigator.onLine) location.assign(page);
    else add({ tone: "error", text: notOpened });
  });
  useEffect(() => leave(), []);
}
