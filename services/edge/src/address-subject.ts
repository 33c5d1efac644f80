import ipaddr from "ipaddr.js";

/** What counts as one address ("unknown" for a text that is none): an IPv4 address, or an IPv6 network of 64 bits, which is what a household gets. */
export function addressSubject(address: string): string {
  return prefixOf(address, { ipv4: 4, ipv6: 8 });
}

/** The network around an address, which is what a provider's customer or an attacker can fill: /24 or /56. */
export function networkSubject(address: string): string {
  return prefixOf(address, { ipv4: 3, ipv6: 7 });
}

/**
 * Wrong tokens or secrets of one kind that are compared within a window (milliseconds) for an address and for its network;
 * an operator who pastes the wrong one stays far below. Beyond, nothing from there is let in until the window ends, the
 * right one included: its answer would end the guessing.
 */
export const wrongSecretLimits = { address: 20, network: 100, windowMs: 600_000 } as const;

/** The first bytes of an address, and how many they are. */
function prefixOf(address: string, bytes: { readonly ipv4: number; readonly ipv6: number }): string {
  if (!ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  const taken = parsed.toByteArray().slice(0, bytes[parsed.kind()]);
  return `${parsed.kind()} ${taken.join(".")}`;
}
