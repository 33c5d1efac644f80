import { use, useCallback } from "react";
import {
  matchRoutes,
  type Params,
  UNSAFE_DataRouterContext as DataRouterContext,
  UNSAFE_FrameworkContext as FrameworkContext,
} from "react-router";

/** The code of a page. */
export interface RouteCode {
  /** The addresses of the modules that show it: layouts first, its own last. */
  readonly modules: readonly [...string[], string];
  /** What the path holds, such as a product's id. */
  readonly params: Params;
}

/** Finds the code of a page by its path and query, as the router will; null where no route answers. */
export type FindRouteCode = (path: string) => RouteCode | null;

/** What finds the code of pages. */
export function useRouteCode(): FindRouteCode {
  const router = use(DataRouterContext)?.router;
  const manifest = use(FrameworkContext)?.manifest;
  return useCallback(
    (path) => {
      const matches = matchRoutes(router?.routes ?? [], path) ?? [];
      const modules = matches.flatMap(({ route }) => manifest?.routes[route.id]?.module ?? []);
      const own = modules.pop();
      return own === undefined ? null : { modules: [...modules, own], params: matches.at(-1)?.params ?? {} };
    },
    [router, manifest],
  );
}
