import { demoCustomerNumber, demoEmail, seedAccounts } from "../src/account/seed.service.ts";
import { seedVouchers } from "../src/cart/seed.service.ts";
import { competitionSection } from "./content/competition.ts";
import { seedOrders } from "../src/orders/demo/demo.service.ts";
import { contentSection } from "./content/content.ts";
import { primeSection } from "./prime/prime.ts";
import { searchSection } from "./search/search-words.ts";
import type { SeedSection } from "./section.ts";
import { wishlistSection } from "./wishlist/wishlist.ts";

/** Sections that run after the catalogue, in this order. A domain adds its own here. */
export const sections: readonly SeedSection[] = [
  contentSection,
  competitionSection,
  primeSection,
  searchSection,
  wishlistSection,
  { name: "account", seed: (tx) => seedAccounts(tx) },
  { name: "cart", seed: (tx) => seedVouchers(tx) },
  {
    name: "orders",
    seed: (tx, _, now) => seedOrders(tx, now, { email: demoEmail, customerNumber: demoCustomerNumber }),
  },
];
