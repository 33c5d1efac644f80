import { useState } from "react";
import { useLocation } from "react-router";

/** What of the header can be open; one at a time. */
export type OpenPart = "account" | "cart" | "menu" | "search";

/**
 * What of the header is open, and how to open something else or nothing. It belongs to the page that it was opened on: a
 * link closes it, and so does Back.
 */
export function useOpenPart(): [OpenPart | null, (part: OpenPart | null) => void] {
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ readonly on: string; readonly part: OpenPart | null }>({
    on: key,
    part: null,
  });
  // What was left is over: nothing opens again when the visitor comes back.
  if (opened.on !== key) setOpened({ on: key, part: null });
  return [opened.on === key ? opened.part : null, (part) => setOpened({ on: key, part })];
}
