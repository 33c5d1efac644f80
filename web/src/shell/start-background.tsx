import { useEffect } from "react";
import { useLocation } from "react-router";
import { useGraph } from "../graph/context.ts";
import { languageOf, useStorefront } from "../lib/copy.ts";
import { useReload } from "../lib/use-reload.ts";
import { useToasts } from "../ui/toast/toast-region.tsx";
import { useRouteCode } from "../lib/route-code.ts";
import type { LoadTracking, Page } from "./background/page.ts";
import type { Work } from "./background/work.ts";

let work: Promise<Work> | undefined;

/** Does something with the work of this tab, which begins at the first call. */
function withWork(page: Page, use: (begun: Work) => void): void {
  work ??= import("./background/work.ts").then(({ startWork }) => startWork(page));
  // Its code may be gone after a deployment: the page works on without it.
  work.then(use, () => (work = undefined));
}

/** Longest wait for an idle moment, in ms: a toast is among what waits. */
const patience = 1_000;

function whenIdle(task: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(task, { timeout: patience });
  else setTimeout(task);
}

/** Starts what goes on beside the page when the browser has nothing else to do, or when there is something to say. */
export function Background({ loadTracking }: { readonly loadTracking: LoadTracking }) {
  const graph = useGraph();
  const language = languageOf(useStorefront());
  const toasts = useToasts();
  const reload = useReload();
  const findCode = useRouteCode();
  const { key } = useLocation();
  useEffect(() => {
    if (!("watch" in graph)) return;
    const page = { graph, findCode, language, toasts, reload, loadTracking };
    if (!work) {
      graph.watch.listen((result) => {
        if (result.error || result.operation.kind === "mutation") withWork(page, ({ hear }) => hear(result));
      });
    }
    whenIdle(() => withWork(page, ({ arrive }) => arrive()));
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new page (`key`) is something to see to
  }, [key, graph, findCode, language, toasts, reload, loadTracking]);
  return null;
}
