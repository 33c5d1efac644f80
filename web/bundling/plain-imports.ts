import type { Plugin } from "vite";

/**
 * Leaves `import()` to the browser. Vite puts a function around it that also loads style sheets and imports of imports:
 * half a kilobyte on every page, for a shop with one sheet and few levels.
 */
export function plainImports(): Plugin {
  return {
    name: "chalkbox:plain-imports",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : null),
  };
}
