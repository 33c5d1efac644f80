import type { Store } from "../../lib/storefront-from-host.ts";

/** A page of the shop in a network. */
export interface SocialLink {
  readonly name: string;
  readonly url: string;
}

/** The shop is a demonstration: its pages are under the reserved name `example`. */
const page = (name: string, account: string): SocialLink => ({
  name,
  url: `https://${name.toLowerCase()}.chalkbox.example/${account}/`,
});

/** Each store has pages of its own; schools find the shop where they work (FOOT-01, C-72). */
export const socialLinks: Readonly<Record<Store, readonly SocialLink[]>> = {
  de: [page("Instagram", "de"), page("Pinterest", "de"), page("YouTube", "de")],
  at: [page("Instagram", "at"), page("Facebook", "at"), page("YouTube", "at")],
  ch: [page("Instagram", "ch"), page("Pinterest", "ch"), page("Facebook", "ch")],
  b2b: [page("LinkedIn", "schulen"), page("YouTube", "schulen")],
};
