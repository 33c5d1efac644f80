import { isValidElement, type ReactNode } from "react";
import { RouterContextProvider } from "react-router";
import { afterEach, expect, it, vi } from "vitest";

/** What a provider of a page's frame hands to the page; null where it is not in the page. */
function valueOf(page: ReactNode, provider: unknown): unknown {
  if (!isValidElement<{ value: unknown; children: ReactNode }>(page)) return null;
  return page.type === provider ? page.props.value : valueOf(page.props.children, provider);
}

/** The handler of pages, with what renders them replaced; `open` returns the page that would be rendered. */
async function loadEntry() {
  vi.resetModules();
  const renderPage = vi.fn<(page: ReactNode) => Response>(() => new Response());
  vi.doMock("./shell/render-page.server.ts", () => ({ renderPage, streamTimeout: 1 }));
  const { default: handleRequest } = await import("./entry.server.tsx");
  const { serverGraphContext } = await import("./graph/client.server.ts");
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the handler reads of both
  const [graph, routed] = [{ settled: async () => true } as never, { staticHandlerContext: { errors: null } } as never];
  return async (address: string): Promise<ReactNode> => {
    const context = new RouterContextProvider();
    context.set(serverGraphContext, graph);
    await handleRequest(new Request(address), 200, new Headers(), routed, context);
    return renderPage.mock.lastCall?.[0];
  };
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.doUnmock("./shell/render-page.server.ts");
  vi.resetModules();
});

it("STORE-15: a page hands over the settings of its own store, by its host", async () => {
  for (const store of ["DE", "AT", "CH", "B2B"]) vi.stubEnv(`CONSENT_ID_${store}`, `id-${store}`);
  const open = await loadEntry();
  const { ConsentIdContext } = await import("./shell/consent/consent-meta.tsx");
  for (const [host, id] of [
    ["localhost", "id-DE"],
    ["at.localhost", "id-AT"],
    ["ch.localhost", "id-CH"],
    ["educational.localhost", "id-B2B"],
    ["en.educational.localhost", "id-B2B"],
  ] as const) {
    expect([host, valueOf(await open(`http://${host}/`), ConsentIdContext)]).toEqual([host, id]);
  }
});

it("STORE-06: a page has the domain state of its address", async () => {
  const open = await loadEntry();
  const { DomainContext } = await import("./lib/domain.ts");
  expect(valueOf(await open("http://en.educational.localhost:3000/cat/1/?p=2"), DomainContext)).toEqual({
    host: "en.educational.localhost:3000",
    isB2b: true,
    baseUrl: "http://en.educational.localhost:3000",
  });
});

it("the question about cookies repeats no query: one page in memory is for several addresses", async () => {
  const open = await loadEntry();
  const { FirstLayerContext } = await import("./shell/consent/first-layer-slot.tsx");
  const asked = async (address: string) => {
    const layer = valueOf(await open(address), FirstLayerContext);
    return isValidElement<object>(layer) ? layer.props : null;
  };
  expect(await asked("http://localhost/prod/1/?token=secret")).toMatchObject({ path: "/prod/1/" });
  expect(await asked("http://localhost/prod/1/?token=secret")).toEqual(await asked("http://localhost/prod/1/"));
});

it("C-91: a failure is logged with the request id that its error page states", async () => {
  await loadEntry();
  const { handleError } = await import("./entry.server.tsx");
  const { log } = await import("./shell/log.server.ts");
  const written = vi.spyOn(log, "error").mockImplementation(() => {});
  const request = new Request("http://localhost/prod/1/?token=secret", { headers: { "x-request-id": "request-7" } });
  handleError(new Error("broken"), { request, params: {}, context: new RouterContextProvider() });
  expect(written).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ requestId: "request-7", url: "/prod/1/" }),
    "request failed",
  );
});
