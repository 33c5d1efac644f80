import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [reactRouter()],
  resolve: {
    tsconfigPaths: true,
    // urql needs a handful of functions of its GraphQL library; ours are 3 kB smaller.
    alias: { "@0no-co/graphql.web": new URL("./src/graph/graphql-web.ts", import.meta.url).pathname },
  },
  optimizeDeps: { include: ["urql"] },
  css: { transformer: "lightningcss", lightningcss: { cssModules: { pattern: "[hash]_[local]" } } },
  build: { assetsInlineLimit: 0, reportCompressedSize: false },
});
