import process from "node:process";
import * as v from "valibot";
import { type Addresses, startChalkbox } from "../testkit/chalkbox.ts";
import { findFirefox } from "./firefox/firefox.ts";

/** A host whose pages come without https: browsers take those of `localhost` for secure ones. */
export const plainHost = "chalkbox.test";
const variable = "CHALKBOX_TEST_ADDRESSES";
const AddressesSchema = v.object({
  webPort: v.number(),
  sandbox: v.string(),
  shop: v.string(),
  operatorToken: v.string(),
  dataDir: v.string(),
});

/**
 * Starts a Chalkbox for the whole run and tells the workers where it is; the returned function stops it.
 *
 * With addresses in the environment already (one that someone keeps running while writing tests), it starts nothing.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright calls the default export.
export default async function startForRun(): Promise<() => Promise<void>> {
  if (findFirefox() === undefined)
    process.stdout.write("No Firefox is installed (firefox-esr, or FIREFOX_PATH): its journeys are skipped.\n");
  if (process.env[variable] !== undefined) return () => Promise.resolve();
  // Some journeys come through a relay, which has a port of its own, and some by a name that is not this machine's own.
  const { stop, ...addresses } = await startChalkbox({ SHOP_PUBLIC_HOSTS: `localhost:*,*.localhost:*,${plainHost}:*` });
  process.env[variable] = JSON.stringify(addresses);
  return stop;
}

/** Where the Chalkbox of this run is. */
export function addressesOfRun(): Addresses {
  return v.parse(AddressesSchema, JSON.parse(process.env[variable] ?? "{}"));
}
