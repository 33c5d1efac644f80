import { defineConfig } from "vite";

/**
 * The design system's gallery, for looking at every part in every storefront while working on it:
 * `npx vite -c vite.gallery.config.ts`, then `/?store=at`. It is no part of the shop's build.
 */
export default defineConfig({
  root: new URL("./src/ui/gallery", import.meta.url).pathname,
  cacheDir: new URL("../node_modules/.vite-gallery", import.meta.url).pathname,
  css: { transformer: "lightningcss", lightningcss: { cssModules: { pattern: "[local]_[hash]" } } },
  build: { outDir: new URL("../dist/gallery", import.meta.url).pathname, assetsInlineLimit: 0 },
  server: { host: "127.0.0.1", port: 23_400, strictPort: true },
});
