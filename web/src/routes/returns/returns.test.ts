import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import type { Graph } from "~/graph/client.ts";
import { graphContext } from "~/graph/context.ts";
import * as carrier from "./carrier.tsx";
import * as confirm from "./confirm.tsx";
import * as selection from "./product-selection.tsx";
import * as regulations from "./regulations.tsx";
import * as start from "./start.tsx";

/** A graph that has this switch and a visitor who is not signed in. */
function graphWith(
  parameters: readonly { readonly name: string; readonly entry: string; readonly parameterValue: string }[],
): Graph {
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- one answer for each query of these pages
    query: () => Promise.resolve({ data: { getGlobalParametersByName: parameters, session: null } }) as never,
    mutate: () => Promise.reject(new Error("Nothing is changed")),
    defer: () => {
      throw new Error("Nothing is deferred");
    },
    awaited: () => null,
  };
}

/** Where each page of the returns leads with a switch; null where it is shown. */
async function targets(parameterValue: string | null): Promise<readonly (string | null)[]> {
  const entry = { name: "returnOrderSwitches", entry: "globalActivation" };
  const graph = graphWith(parameterValue === null ? [] : [{ ...entry, parameterValue }]);
  const pages = [
    { route: start, path: "" },
    { route: selection, path: "productselection/" },
    { route: regulations, path: "regulations/" },
    { route: carrier, path: "carrier/" },
    { route: confirm, path: "confirm/" },
  ];
  return Promise.all(
    pages.map(async ({ route, path }) => {
      const request = new Request(`http://localhost/myaccount/returns/${path}`);
      const context = new RouterContextProvider(new Map([[graphContext, graph]]));
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what these loaders need of their arguments
      const args = { request, params: {}, context } as never;
      try {
        await route.loader(args);
        return null;
      } catch (thrown) {
        return thrown instanceof Response ? thrown.headers.get("location") : String(thrown);
      }
    }),
  );
}

it("ACCESS-25: every page of the returns leads to /404/ unless the switch is exactly `true`", async () => {
  for (const value of [null, "false", "True", "1", "TRUE", " true", ""]) {
    expect([value, new Set(await targets(value))]).toEqual([value, new Set(["/404/"])]);
  }
  expect(await targets("true")).toEqual([null, ...Array.from({ length: 4 }, () => "/myaccount/returns/")]);
});
