import { redirect } from "react-router";
import { SettingsDocument } from "../graph/generated/Settings.ts";
import type { GraphTools } from "../graph/load.ts";
import { isOn } from "../lib/settings.ts";

/** Sends everyone to `/404/` unless operators have set the switch to exactly `true` (ACCESS-25, C-21, C-22). */
export async function requireReturns({ refresh }: Pick<GraphTools, "refresh">): Promise<void> {
  const { getGlobalParametersByName: parameters } = await refresh(SettingsDocument);
  if (!isOn(parameters, "returns")) throw redirect("/404/");
}
