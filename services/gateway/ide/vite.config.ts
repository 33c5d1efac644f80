import { defineConfig } from "vite";

/** The IDE: GraphiQL as static files of our own origin, so that it also works without a network. */
export default defineConfig({
  root: import.meta.dirname,
  base: "/api/shop/ide/",
  worker: { format: "es" },
  build: { outDir: "../build/ide", emptyOutDir: true, chunkSizeWarningLimit: 10_000 },
});
