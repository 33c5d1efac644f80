import { useState } from "react";
import { useLocation } from "react-router";

/** What of the header can be open; one at a time. */
export type OpenPart = "account" | "cart" | "menu" | "search";

/**
 * What of the header is open, and how to open something else or nothing. It belongs to the page that it was opened on: a
 * link closes it, and so does Back. The phone's search takes room on the page, so a filter or another sort order, which
 * leaves the shopper on the page, leaves it there as well.
 */
export function useOpenPart(): [OpenPart | null, (part: OpenPart | null) => void] {
  const { key, pathname } = useLocation();
  const placeOf = (part: OpenPart | null): string => (part === "search" ? pathname : key);
  const [[on, opened], setOpened] = useState<readonly [on: string, part: OpenPart | null]>([key, null]);
  const open = (part: OpenPart | null): void => setOpened([placeOf(part), part]);
  const isLeft = on !== placeOf(opened);
  // What was left is over: nothing opens again when the visitor comes back.
  if (isLeft) open(null);
  return [isLeft ? null : opened, open];
}
