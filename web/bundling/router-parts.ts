/**
 * Functions of react-router that never do anything here, by file and name, with what takes their place. Each is
 * unreachable by a setting of ours; what it pulls in goes with it.
 */
export const routerParts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // `routeDiscovery: "initial"` (react-router.config.ts): the browser knows all routes from the start.
  "lib/dom/ssr/fog-of-war.js": {
    isFogOfWarEnabled: "const isFogOfWarEnabled = () => false;",
    getPatchRoutesOnNavigationFunction: "const getPatchRoutesOnNavigationFunction = () => undefined;",
    useFogOFWarDiscovery: "const useFogOFWarDiscovery = () => {};",
  },
  // entry.client.tsx passes no `instrumentations`.
  "lib/router/instrumentation.js": {
    getRouteInstrumentationUpdates: "const getRouteInstrumentationUpdates = () => ({});",
    instrumentClientSideRouter: "const instrumentClientSideRouter = (router) => router;",
    consumeInstrumentationClientResultMetaReceiver:
      "const consumeInstrumentationClientResultMetaReceiver = () => undefined;",
  },
  // Every page loads in the browser by its clientLoader; one that only the server answers becomes a page load.
  "lib/dom/ssr/single-fetch.js": {
    getTurboStreamSingleFetchDataStrategy: `
function getTurboStreamSingleFetchDataStrategy() {
  return (args) => args.runClientMiddleware(async ({ request, matches }) => {
    const askServer = () => {
      if (request.method !== "GET") throw new Error("No clientAction answers " + request.url);
      location.assign(request.url);
      return new Promise(() => {});
    };
    const results = {};
    await Promise.all(matches.map((match) => match.resolve(async (handler) => {
      const status = match.shouldRevalidateArgs?.actionStatus;
      if (!match.shouldCallHandler(status == null || status < 400)) return;
      try {
        results[match.route.id] = { type: "data", result: await handler(askServer) };
      } catch (error) {
        results[match.route.id] = { type: "error", result: error };
      }
    })));
    return results;
  });
}`,
  },
  // A module that is gone since the last deployment is ours to deal with (ERR-10): shell/missing-chunk.ts.
  "lib/dom/ssr/routeModules.js": {
    loadRouteModule: `
async function loadRouteModule(route, modules) {
  return modules[route.id] ??= await import(/* @vite-ignore */ route.module).catch(window.__onMissingChunk);
}`,
  },
  // Scripts: shell/page-scripts.tsx takes its place. PrefetchPageLinks: no route exports `links` to other pages.
  "lib/dom/ssr/components.js": {
    Scripts: "const Scripts = () => null;",
    PrefetchPageLinks: "const PrefetchPageLinks = () => null;",
  },
  // One style sheet for all pages (`cssCodeSplit: false`): none comes with a route.
  "lib/dom/ssr/links.js": { prefetchStyleLinks: "const prefetchStyleLinks = async () => {};" },
  // No server components.
  "lib/hooks.js": { RSCErrorHandler: "const RSCErrorHandler = ({ children }) => children;" },
  "lib/errors.js": { decodeRouteErrorResponseDigest: "const decodeRouteErrorResponseDigest = () => undefined;" },
  // The root has an ErrorBoundary of its own: this page is for when that one fails, and shows no visitor a stack.
  "lib/dom/ssr/errorBoundaries.js": {
    BoundaryShell: "const BoundaryShell = ({ children }) => children;",
    RemixRootDefaultErrorBoundary: `
function RemixRootDefaultErrorBoundary({ error }) {
  console.error(error);
  return React$1.createElement("html", null, React$1.createElement("body", null, React$1.createElement("h1", null, "Error")));
}`,
  },
};
