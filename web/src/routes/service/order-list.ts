import { redirect } from "react-router";
import { readHere } from "~/cart/order-form/read-here.server.ts";
import { defineSubmit, nothingTyped } from "~/graph/load.ts";

/** Who opens the address wants the form that sends lists here. */
export const loader = (): Response => redirect("/service/orderform/");

/** Reads the lists of the order form for browsers with scripts (SERV-05): JSON, see `ReadLists`. */
export const action = defineSubmit(
  async (_, form): Promise<Response> =>
    Response.json(await readHere(form), { headers: { "cache-control": "no-store" } }),
  nothingTyped,
);
