import { redirect } from "react-router";
import { defineLoad } from "~/graph/load.ts";
import type { Route } from "./+types/address-start";

const load = defineLoad<Route.LoaderArgs | Route.ClientLoaderArgs, never>(() => {
  throw redirect("/myaccount/addresses/billing/", 302);
});
export const loader = load;
export const clientLoader = load;

/** Never shown: the address book begins with the billing addresses (ROUTE-16). */
export default function AddressStartRoute() {
  return null;
}
