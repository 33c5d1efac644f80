import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";

/**
 * What every page needs, in few chunks instead of forty: small chunks are compressed one by one, which cost 10 kB a
 * page. Routes and their domains keep chunks of their own.
 */
const sharedChunks = {
  groups: [
    // Apart from the rest: a browser makes a chunk ready in one go, which would hold up a phone for too long.
    { name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
    {
      // Not what few pages need: the checkout's header, guards, days, what follows a toast.
      name: "shop",
      test: /node_modules\/(?:react-router|urql|@urql|wonka)\/|web\/src\/(?:(?:shell|lib|graph)\/(?!generated|safe-html|messages|background\/|footer\/|consent\/|ids\.browser|checkout-header|account-guard|business-guard|visitor-identity|clamp-quantity|typed-fields|broken-fields)|ui\/(?:alert|breadcrumb|button|cx|field|icon|layout|link|picture|section-header|texts|toast\/(?!follow-place|keep-clear|drag-away)))/,
    },
    {
      name: "browse",
      test: /web\/src\/(?:catalogue\/(?:product-card|picture-of|delivery|topsellers)|ui\/(?:product-tile|carousel|price|rating|badge|quantity-field|static-island))/,
    },
  ],
};

/**
 * What the bundler may take for granted of libraries, so that it can leave out what no page uses: their warnings speak
 * to developers, and a component's name alone does not make it needed.
 */
const treeshake = {
  manualPureFunctions: ["warning", "warnOnce", "forwardRef", "createContext"],
  propertyReadSideEffects: false,
} as const;

export default defineConfig({
  plugins: [reactRouter()],
  resolve: {
    tsconfigPaths: true,
    // urql needs a handful of functions of its GraphQL library; ours are 3 kB smaller.
    alias: { "@0no-co/graphql.web": new URL("./src/graph/graphql-web.ts", import.meta.url).pathname },
  },
  optimizeDeps: { include: ["urql"] },
  css: { transformer: "lightningcss", lightningcss: { cssModules: { pattern: "[hash]_[local]" } } },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: sharedChunks }, treeshake } } },
    // The server's own sheet is thrown away; split, it is recognised as that.
    ssr: { build: { cssCodeSplit: true } },
  },
  // One sheet of 11 kB: a dozen small ones hold up the first paint by a round trip more.
  build: { modulePreload: false, cssCodeSplit: false, assetsInlineLimit: 0, reportCompressedSize: false },
});
