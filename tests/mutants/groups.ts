import { globSync } from "node:fs";

/** What is instrumented and run together: sources, and the projects of vitest.config.ts whose tests cover them. */
export interface Area {
  readonly name: string;
  readonly projects: readonly string[];
  readonly groups: Readonly<Record<string, readonly string[]>>;
}

/** What handles money, rights, escaping, cookies and caches. A group's patterns are files of the repository. */
export const areas: readonly Area[] = [
  {
    name: "session",
    projects: ["session"],
    groups: { session: ["services/session/src/**/*.ts"] },
  },
  {
    name: "gateway",
    projects: ["gateway"],
    groups: {
      "gateway-security": ["services/gateway/src/security/**/*.ts"],
      "gateway-cache": ["services/gateway/src/cache/**/*.ts"],
      "gateway-identity": ["services/gateway/src/identity/**/*.ts"],
      "gateway-upstream": ["services/gateway/src/{upstream,bytes}/**/*.ts"],
    },
  },
  {
    name: "web",
    projects: ["web", "web-server"],
    groups: {
      "web-server": ["web/server/*.ts"],
      "web-graph": ["web/src/graph/*.ts"],
      "web-redirects": [
        "web/src/routes/{language,login,logout,basket,content,search,prime-checkout}.tsx",
        "web/src/routes/checkout/*.tsx",
        "web/src/checkout/gate.ts",
        "web/src/prime/checkout-flag.ts",
        "web/src/shell/{account-guard,language-choice.server,security-logout.server}.ts",
      ],
    },
  },
  {
    name: "shop",
    projects: ["shop"],
    groups: {
      "shop-cart": ["services/shop/src/cart/**/*.ts"],
      "shop-checkout": ["services/shop/src/checkout/**/*.ts"],
      "shop-orders": ["services/shop/src/orders/**/*.ts"],
      "shop-account": ["services/shop/src/account/**/*.ts"],
    },
  },
];

/** Declarations and words, which other checks compare as a whole. */
const declarations = ["**/*.test.{ts,tsx}", "**/type-defs.ts", "**/texts.ts", "**/*-texts.ts"];

/** Files of a group, sorted. @param root the checkout */
export function filesOf(area: Area, group: string, root: string): readonly string[] {
  const patterns = area.groups[group] ?? [];
  return globSync([...patterns], { cwd: root, exclude: declarations }).toSorted();
}
