import { type ReactNode, use, useMemo } from "react";
import { data, Links, Outlet, ScrollRestoration } from "react-router";
import type { Route } from "./+types/root";
import "./ui/global.css";
// The layer itself is rendered on the server alone; its sheet has to be there for the first paint.
import "./shell/consent/first-layer.css";
import { PageSessionDocument } from "./graph/generated/PageSession.ts";
import { defineLoad, type GraphTools } from "./graph/load.ts";
import { graphMiddleware } from "./graph/middleware.server.ts";
import { GraphState } from "./graph/provider.tsx";
import { hostCookies } from "./graph/host-cookies.server.ts";
import { clearFlash, flashNameFor, flashToasts } from "./graph/redirect.ts";
import { useDomain } from "./lib/domain.ts";
import { storefrontFromHost } from "./lib/storefront-from-host.ts";
import { Background } from "./shell/start-background.tsx";
import { ConsentMeta } from "./shell/consent/consent-meta.tsx";
import { FirstLayerSlot } from "./shell/consent/first-layer-slot.tsx";
import { EarlyActions } from "./shell/early-actions-script.tsx";
import { BareErrorPage } from "./shell/error-page.tsx";
import { HeadSlot } from "./shell/head/head-slot.tsx";
import { InAppLinks } from "./shell/in-app-links.tsx";
import { KeepRow } from "./shell/keep-row.tsx";
import { rememberedLanguage } from "./shell/language-choice.server.ts";
import { pagesFromMemory } from "./shell/memory/pages-from-memory.server.ts";
import { NonceContext } from "./shell/nonce.ts";
import { PageScripts } from "./shell/page-scripts.tsx";
import { securityLogout } from "./shell/security-logout.server.ts";
import { StorefrontProvider } from "./shell/storefront-provider.tsx";
import { ToastProvider } from "./ui/toast/toast-region.tsx";
import { preloadedFonts } from "./ui/tokens/fonts.ts";

export const middleware: Route.MiddlewareFunction[] = [
  hostCookies,
  rememberedLanguage,
  securityLogout,
  graphMiddleware,
  pagesFromMemory,
];

/** The toasts that a redirect on the server has left, in words. */
async function flashedToasts(request: Request, graph: Pick<GraphTools, "refresh">) {
  const toasts = flashToasts(request.headers.get("cookie"), flashNameFor(request));
  if (toasts.length === 0) return [];
  const { messagesFor } = await import("./shell/messages.ts");
  const messageOf = messagesFor(request, graph);
  return Promise.all(
    toasts.map(async ({ key, severity, link }) => ({ id: key, link, tone: severity, text: await messageOf(key) })),
  );
}

const load = defineLoad(async ({ request }: Route.LoaderArgs | Route.ClientLoaderArgs, graph) => {
  // A page that is not about the visitor can do without; the header then states nothing about them.
  await graph.optional(PageSessionDocument);
  const toasts = import.meta.env.SSR ? await flashedToasts(request, graph) : [];
  return data({ toasts }, toasts.length > 0 ? { headers: { "set-cookie": clearFlash } } : undefined);
});
export const loader = load;
export const clientLoader = load;
/** Does nothing itself: what the page shows is loaded again after it (`useReload`). */
export const clientAction = () => null;

const loadTracking = () => import("./tracking/tracker.ts");

const layerOrder = "@layer reset, tokens, base, ui, domain, page;";

/** The document of every page, error pages included. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const nonce = use(NonceContext);
  const { host } = useDomain();
  const storefront = useMemo(() => storefrontFromHost(host), [host]);
  return (
    // Scripts that run before React note on the element where the search and the menu are.
    <html lang={storefront.language} data-store={storefront.store} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <EarlyActions />
        {import.meta.env.SSR && <ConsentMeta />}
        <link rel="icon" href={`/favicon-${storefront.store}.svg`} type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {preloadedFonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
        ))}
        {/* Chunks' sheets arrive in no fixed order: whichever is first, the order of the layers is this. */}
        {/* Browsers hide a nonce from scripts, React's hydration among them. */}
        <style nonce={nonce} suppressHydrationWarning>
          {layerOrder}
        </style>
        {/* Sheets of our own need none; the router would take the page's, which the browser does not show to React. */}
        <Links nonce="" />
        {import.meta.env.SSR && <HeadSlot />}
      </head>
      <body>
        {import.meta.env.SSR && <FirstLayerSlot />}
        <StorefrontProvider storefront={storefront}>{children}</StorefrontProvider>
        <GraphState />
        <ScrollRestoration nonce={nonce} />
        <KeepRow />
        <PageScripts />
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <ToastProvider initial={loaderData.toasts}>
      <Outlet />
      <Background loadTracking={loadTracking} />
      <InAppLinks />
    </ToastProvider>
  );
}

/** For failures of the root itself; all others keep header and footer (see the layouts). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <BareErrorPage error={error} />;
}
