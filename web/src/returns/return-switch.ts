import { redirect } from "react-router";
import { ReturnSwitchDocument } from "../graph/generated/ReturnSwitch.ts";
import type { GraphTools } from "../graph/load.ts";

/** Sends everybody to `/404/` unless operators have set the switch to exactly `true` (ACCESS-25, C-21, C-22). */
export async function requireReturns({ refresh }: Pick<GraphTools, "refresh">): Promise<void> {
  const { getGlobalParametersByName: parameters } = await refresh(ReturnSwitchDocument);
  const isOn = parameters.some(
    ({ name, entry, parameterValue }) =>
      name === "returnOrderSwitches" && entry === "globalActivation" && parameterValue === "true",
  );
  if (!isOn) throw redirect("/404/");
}
