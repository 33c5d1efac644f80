import { fileURLToPath } from "node:url";
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
      // With the root, which every page has, and not what few need: the checkout's header, guards, days, what follows a
      // toast, and what browse pages alone have around them.
      name: "shop",
      test: /node_modules\/(?:react-router|urql|@urql|wonka)\/|web\/src\/(?:root\.tsx|graph\/generated\/FooterGrid|routes\/layouts\/boundary|(?:shell|lib|graph)\/(?!generated|defer|keep-typed|stay-with|messages\.|hearts|outdated|background\/|footer\/|consent\/|ids\.browser|checkout-header|slim-header|head\/rules|header|shortcuts|logo|repeat-actions|account-guard|business-guard|visitor-identity|clamp-quantity|timing|consent\.|typed-fields|time-left|data-layer|consent-choice|browser-memory|file-parts|broken-fields|plain-form|error-map|form-values|schema-errors|contact-|rules|settings|rating|discount|money|currency-sign|numbers|show-email|service-contact|redirect-target)|ui\/(?:alert|button|cx|field|icon\/(?!department|header|lock|print|shop-icons|trust-badge)|layout|link|picture|texts|use-is-live|toast\/(?!follow-place|drag-away)))/,
    },
    // What is around browse pages and the account; the checkout starts without it.
    { name: "frame", test: /web\/src\/(?:routes\/layouts\/default|shell\/(?:header|shortcuts)\.|ui\/breadcrumb)/ },
    // What is around a page of the checkout.
    { name: "slim-header", test: /web\/src\/(?:checkout\/gate|shell\/(?:checkout-header|slim-header|logo))/ },
    // Some pages need these two, and nothing else of the groups below, which would bring them along.
    { name: "text-input", test: /web\/src\/ui\/text-input\// },
    { name: "badge", test: /web\/src\/ui\/badge\// },
    { name: "section-header", test: /web\/src\/ui\/section-header/ },
    // What is chosen from in forms.
    { name: "choices", test: /web\/src\/ui\/(?:radio-group|checkbox|select)\// },
    // What listings and few others need; boxes alone are in forms, too.
    { name: "controls", test: /web\/src\/ui\/(?:drawer|empty-state)/ },
    // What forms with many fields need.
    {
      name: "fields",
      test: /web\/src\/(?:lib\/error-map|ui\/panel\/panel\.tsx|graph\/typed-fields|.*contact-fields\.module)/,
    },
    // Sentences that few pages begin with; the rules below would take them along.
    { name: "contact-faults", test: /web\/src\/lib\/contact-faults/ },
    // Every page reads texts with it; the rules below would take it along.
    { name: "read-text", test: /services\/input-text\/src\/read-text/ },
    // What forms are checked with, once they are touched.
    { name: "rules", test: /web\/src\/lib\/(?:schema-errors|contact-schema|rules)/ },
    {
      name: "browse",
      test: /web\/src\/(?:catalogue\/(?:product-card|tile-deal|active-deal|picture-of|delivery|topsellers)|ui\/(?:product-tile|carousel\/carousel\.tsx|price|rating|badge|quantity-field|static-island|late\/(?:sent|page)))/,
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
    alias: { "@0no-co/graphql.web": fileURLToPath(new URL("./src/graph/graphql-web.ts", import.meta.url)) },
  },
  // Development finds the libraries of all pages at the start: one that is found later makes an open page load again.
  optimizeDeps: {
    entries: ["src/entry.client.tsx", "src/root.tsx", "src/routes/**/*.tsx", "!src/**/*.test.tsx"],
    // The server's own: no page loads them, and they would be found late.
    exclude: ["htmlparser2", "sanitize-html"],
    // Also those that only late code imports.
    include: [
      "dompurify",
      "punycode/punycode.es6.js",
      "react",
      "react-dom",
      "react-dom/client",
      "react-router",
      "react-router/dom",
      "react/jsx-dev-runtime",
      "urql",
      "valibot",
      "web-vitals",
      "wonka",
    ],
  },
  css: { transformer: "lightningcss", lightningcss: { cssModules: { pattern: "[hash]_[local]" } } },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: sharedChunks }, treeshake } } },
    // The server's own sheet is thrown away; split, it is recognised as that.
    // What reads lists is no part of the build: its thread is a file of its own.
    ssr: { build: { cssCodeSplit: true, rolldownOptions: { external: ["@chalkbox/order-list"] } } },
  },
  // One sheet of 11 kB: a dozen small ones hold up the first paint by a round trip more.
  build: { modulePreload: false, cssCodeSplit: false, assetsInlineLimit: 0, reportCompressedSize: false },
});
