import type { ServerAddress } from "../src/platform/database.ts";

/** The same server, another database on it. */
export function atDatabase(address: ServerAddress, database: string): ServerAddress {
  if (address.kind === "socket") return { ...address, database };
  const url = new URL(address.url);
  url.pathname = `/${database}`;
  return { kind: "url", url: url.href };
}
