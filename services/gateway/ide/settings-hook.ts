import { useSyncExternalStore } from "react";
import { onSettings, readSettings, type Settings } from "./settings.ts";

/** The settings; the component is rendered again when they change. */
export function useSettings(): Settings {
  return useSyncExternalStore(onSettings, readSettings);
}
