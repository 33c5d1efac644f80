import type { StoredRows } from "../../src/content/page/page.types.ts";
import type { StoreFacts } from "./blocks.ts";
import { austrianHome } from "./home-austria.ts";
import { businessHome } from "./home-business.ts";
import { germanHome } from "./home-germany.ts";
import { swissHome } from "./home-switzerland.ts";

const homes = { de: germanHome, at: austrianHome, ch: swissHome, b2b: businessHome } as const;

/** The home page of a store, with a face of its own (ROUTE-02). */
export const homeRows = (facts: StoreFacts): StoredRows => homes[facts.store](facts);
