import { data, redirect } from "react-router";
import { defineLoad } from "~/graph/load.ts";
import { requireReturns } from "~/returns/return-switch.ts";
import type { Route } from "./+types/step";

const steps: readonly string[] = ["productselection", "regulations", "carrier", "confirm"];

const load = defineLoad(async ({ params }: Route.LoaderArgs | Route.ClientLoaderArgs, graph): Promise<never> => {
  if (!steps.includes(params.step)) throw data(null, { status: 404, statusText: "Not Found" });
  await requireReturns(graph);
  // Nothing was selected (ACCESS-24).
  throw redirect("/myaccount/returns/");
});
export const loader = load;
export const clientLoader = load;

/** Never shown without a selection. */
export default function ReturnStepRoute() {
  return null;
}
