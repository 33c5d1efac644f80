import { createContext, use } from "react";
import { storefrontFromHost } from "./storefront-from-host.ts";

/** What the client keeps of its address: exactly these (STORE-06). The storefront follows from it. */
export interface Domain {
  /** With port, where there is one. */
  readonly host: string;
  /** Whether the host contains `educational`; there is no other way to become the business store (STORE-07). */
  readonly isB2b: boolean;
  /** Scheme and host, e.g. `https://shop.example`. */
  readonly baseUrl: string;
}

/** The domain state of an address: `isB2b` is worked out with each host (STORE-07). */
export const domainOf = ({ host, origin }: Pick<URL, "host" | "origin">): Domain => ({
  host,
  isB2b: storefrontFromHost(host).store === "b2b",
  baseUrl: origin,
});

/** The domain state of the page; given once, by what renders or hydrates the document. */
export const DomainContext = /* @__PURE__ */ createContext<Domain | null>(null);

/** The domain state of the page. */
export function useDomain(): Domain {
  const domain = use(DomainContext);
  if (!domain) throw new Error("No DomainContext above this component");
  return domain;
}
