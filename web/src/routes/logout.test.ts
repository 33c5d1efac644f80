import { RouterContextProvider } from "react-router";
import { CombinedError } from "urql";
import { afterEach, expect, it } from "vitest";
import type { Graph } from "~/graph/client.ts";
import { graphContext } from "~/graph/context.ts";
import { flashToasts, takeFlash } from "~/graph/redirect.ts";
import { clientLoader, loader } from "./logout.tsx";

afterEach(() => sessionStorage.clear());

const failing = () => Promise.resolve({ error: new CombinedError({ networkError: new TypeError("fetch failed") }) });
const unused = (): never => {
  throw new Error("Not used here");
};
const graph: Graph = { query: unused, mutate: failing, defer: unused, awaited: () => null };

// oxlint-disable-next-line typescript/no-explicit-any -- each side has arguments of its own, which contain these
type Load = (args: any) => Promise<unknown>;

/** Visits the page while the graph cannot be reached. @returns the toast of the next page */
async function visit(load: Load) {
  const request = new Request("http://localhost/logout/");
  const context = new RouterContextProvider(new Map([[graphContext, graph]]));
  const thrown = await load({ request, context }).catch((reason: unknown) => reason);
  if (!(thrown instanceof Response)) throw new Error("Logging out always leads on");
  expect(thrown.headers.get("location")).toBe("/");
  const [cookie = ""] = thrown.headers.getSetCookie();
  return cookie === "" ? takeFlash() : flashToasts(cookie);
}

it.each([
  ["loader", loader],
  ["clientLoader", clientLoader],
])("%s: a logout that failed is not reported as done", async (_, load) => {
  expect(await visit(load)).toEqual([{ key: "vue.message.internalError", severity: "error" }]);
});
