import { isValidElement, type ReactNode } from "react";
import { RouterContextProvider } from "react-router";
import { expect, it, vi } from "vitest";

/** What a provider of a page's frame hands to the page; null where it is not in the page. */
function valueOf(page: ReactNode, provider: unknown): unknown {
  if (!isValidElement<{ value: unknown; children: ReactNode }>(page)) return null;
  return page.type === provider ? page.props.value : valueOf(page.props.children, provider);
}

it("STORE-15: a page hands over the settings of its own store, by its host", async () => {
  vi.resetModules();
  for (const store of ["DE", "AT", "CH", "B2B"]) vi.stubEnv(`CONSENT_ID_${store}`, `id-${store}`);
  const renderPage = vi.fn<(page: ReactNode) => Response>(() => new Response());
  vi.doMock("./shell/render-page.server.ts", () => ({ renderPage, streamTimeout: 1 }));
  const { default: handleRequest } = await import("./entry.server.tsx");
  const { serverGraphContext } = await import("./graph/client.server.ts");
  const { ConsentIdContext } = await import("./shell/consent/consent-meta.tsx");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the handler reads of both
  const [graph, routed] = [{ settled: async () => true } as never, { staticHandlerContext: { errors: null } } as never];
  for (const [host, id] of [
    ["localhost", "id-DE"],
    ["at.localhost", "id-AT"],
    ["ch.localhost", "id-CH"],
    ["educational.localhost", "id-B2B"],
    ["en.educational.localhost", "id-B2B"],
  ] as const) {
    const context = new RouterContextProvider();
    context.set(serverGraphContext, graph);
    await handleRequest(new Request(`http://${host}/`), 200, new Headers(), routed, context);
    expect([host, valueOf(renderPage.mock.lastCall?.[0], ConsentIdContext)]).toEqual([host, id]);
  }
  vi.unstubAllEnvs();
  vi.doUnmock("./shell/render-page.server.ts");
  vi.resetModules();
});
