import { type ComponentType, useEffect } from "react";
import { useLocation } from "react-router";
import { searchId } from "./ids.ts";
import { useLazyPart } from "./use-lazy-part.ts";

/** Loads what helps with a search: it belongs to another domain, so a layout route hands it over. */
export type LoadSearchAssist = () => Promise<{ readonly SearchAssist: ComponentType<{ readonly boxId: string }> }>;

/** What helps with a search, from when a pointer or the focus comes to the box. On the page of hits the box shows the words. */
export function SearchSlot({ load }: { readonly load: LoadSearchAssist }) {
  const [assist, wantAssist] = useLazyPart(load);
  const isOnHits = useLocation().pathname.startsWith("/search");
  useEffect(() => {
    const box = document.getElementById(searchId);
    const want = () => void wantAssist();
    if (isOnHits || box?.contains(document.activeElement)) want();
    box?.addEventListener("pointerenter", want);
    box?.addEventListener("focusin", want);
    return () => {
      box?.removeEventListener("pointerenter", want);
      box?.removeEventListener("focusin", want);
    };
  }, [isOnHits, wantAssist]);
  return assist && <assist.SearchAssist boxId={searchId} />;
}
