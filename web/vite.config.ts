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
      // With root and layout, which every page has, and not what few need: the checkout's header, guards, days, what follows a
      // toast, and what the header opens.
      name: "shop",
      test: /node_modules\/(?:react-router|urql|@urql|wonka)\/|web\/src\/(?:root\.tsx|routes\/layouts\/(?:default|boundary)|(?:shell|lib|graph)\/(?!generated|messages|hearts|outdated|background\/|footer\/|consent\/|ids\.browser|checkout-header|slim-header|header\/|logo|repeat-actions|account-guard|business-guard|visitor-identity|clamp-quantity|timing|consent\.|typed-fields|time-left|data-layer|consent-choice|browser-memory|file-parts|broken-fields|error-map|form-values|schema-errors|contact-schema|rules|settings|show-email|service-contact|redirect-target)|ui\/(?:alert|breadcrumb|button|cx|field|icon\/(?!department|header|lock|print|trust-badge)|layout|link|picture|section-header|texts|use-is-live|toast\/(?!follow-place|keep-clear|drag-away)))/,
    },
    // What is around a page of the checkout.
    { name: "slim-header", test: /web\/src\/shell\/(?:checkout-header|slim-header|logo)/ },
    // Some pages need these two, and nothing else of the groups below, which would bring them along.
    { name: "text-input", test: /web\/src\/ui\/text-input\// },
    { name: "badge", test: /web\/src\/ui\/badge\// },
    // What listings and few others need; boxes alone are in forms, too.
    { name: "controls", test: /web\/src\/ui\/(?:drawer|empty-state)/ },
    // What forms with many fields need.
    {
      name: "fields",
      test: /web\/src\/(?:lib\/(?:error-map|rules)|ui\/panel\/panel\.tsx|graph\/typed-fields|.*contact-fields\.module)/,
    },
    // What the forms of account and checkout need, and no browse page.
    {
      name: "forms",
      test: /web\/src\/(?:lib\/(?:schema-errors|contact-schema)|ui\/email-input\/email-input)/,
    },
    {
      name: "browse",
      test: /web\/src\/(?:catalogue\/(?:product-card|tile-deal|active-deal|picture-of|delivery|topsellers)|ui\/(?:product-tile|carousel\/carousel\.tsx|price|rating|badge|quantity-field|static-island))/,
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
