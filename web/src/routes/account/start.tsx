import { redirect } from "react-router";
import { defineLoad } from "~/graph/load.ts";
import type { Route } from "./+types/start";

const load = defineLoad<Route.LoaderArgs | Route.ClientLoaderArgs, never>(() => {
  throw redirect("/myaccount/contact-details/", 302);
});
export const loader = load;
export const clientLoader = load;

/** Never shown: the account begins with the contact details (ROUTE-11). */
export default function AccountStartRoute() {
  return null;
}
