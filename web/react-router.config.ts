import type { Config } from "@react-router/dev/config";
import { writeBuildManifest } from "./bundling/build-manifest.ts";
import { bundleWorker } from "./bundling/bundle-worker.ts";
import { precompress } from "./bundling/precompress.ts";

// "initial" ships the route table with the page; the lazy default requests /__manifest on every page view.
// Loaders and client loaders are one function here, which "enforce" splitting refuses.
export default {
  appDirectory: "src",
  ssr: true,
  splitRouteModules: false,
  routeDiscovery: { mode: "initial" },
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    await writeBuildManifest(`${buildDirectory}/client`);
    await bundleWorker(`${buildDirectory}/client`);
    await precompress(`${buildDirectory}/client`);
  },
} satisfies Config;
