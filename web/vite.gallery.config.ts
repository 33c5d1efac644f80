import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

/**
 * The design system's gallery, for looking at every part in every storefront while working on it:
 * `npx vite -c vite.gallery.config.ts`, then `/?store=at`. It is no part of the shop's build.
 */
export default defineConfig({
  root: fileURLToPath(new URL("./src/ui/gallery", import.meta.url)),
  cacheDir: fileURLToPath(new URL("../node_modules/.vite-gallery", import.meta.url)),
  css: { transformer: "lightningcss", lightningcss: { cssModules: { pattern: "[local]_[hash]" } } },
  build: { outDir: fileURLToPath(new URL("../dist/gallery", import.meta.url)), assetsInlineLimit: 0 },
  server: { host: "127.0.0.1", port: 23_400, strictPort: true },
});
