/** An article as events name it. */
interface TrackedArticle {
  readonly item_id: string;
  /** Left out where what was pressed does not say it. */
  readonly item_name?: string;
  readonly quantity: number;
  /** In whole currency units: what the visitor was shown, of a line in the mini cart what it is without VAT. */
  readonly price: number;
}

interface Ecommerce {
  readonly currency: string;
  readonly value: number;
  readonly items: readonly TrackedArticle[];
}

/** What kind of page it is (TRACK-01, TRACK-02). */
export type PageType =
  | "home"
  | "category listing"
  | "product detail"
  | "account"
  | "checkout"
  | "search"
  | "brands"
  | "campaigns"
  | "sweepstakes"
  | "inspiration"
  | "advisory"
  | "others"
  | "404";

/** What is on the page that is shown (TRACK-11). */
export interface AnalyticsState {
  /** Ids of products that the page is about. */
  readonly products: readonly string[];
  /** Ids of products that it lists. */
  readonly listProducts: readonly string[];
  readonly teaserIds: readonly string[];
}

/** A page was opened (TRACK-04). */
export interface MetaEvent {
  readonly event: "Meta";
  readonly page_path: string;
  readonly prime_status: "active" | "inactive";
  /** Made up by the browser when the visitor agreed, and forgotten with the consent. */
  readonly user_id: string;
  readonly visitor_type: "new-customer" | "existing-customer" | "guest";
  readonly visitor_login_state: boolean;
  /** Whether the visitor came from a page of the shop. */
  readonly internal: boolean;
  readonly page_area: PageType;
  readonly category_type: "productlisting" | null;
  /** Whether the shop was opened as an installed app. */
  readonly pwa: boolean;
  readonly page_title: string;
  readonly test_id: string | null;
  readonly test_variant: string | null;
  readonly state: AnalyticsState;
}

/** What is reported of visitors who have agreed to it. */
export type ShopEvent =
  | MetaEvent
  | { readonly event: "add_to_cart" | "remove_from_cart"; readonly ecommerce: Ecommerce }
  | {
      readonly event: "lightning_deal";
      readonly action: "add" | "extend" | "refresh";
      readonly items: readonly string[];
    }
  | { readonly event: "navigation"; readonly link_path: string }
  | { readonly event: "user_login" }
  /** An order was made. For what reads the data layer in the browser: the shop stores it with the order itself. */
  | { readonly event: "purchase"; readonly ecommerce: Ecommerce & { readonly transaction_id: string } }
  /** A payment was cancelled on the provider's page (ACCESS-14). */
  | { readonly event: "payment_cancel"; readonly payment_method: string }
  /** An order was refused; the message is a key or the shop's own words (CHKX-07). */
  | { readonly event: "payment_error"; readonly message: string }
  | { readonly event: "select_promotion" | "view_promotion"; readonly teaserId: string }
  | {
      readonly event: "web_vital";
      readonly metric: "INP" | "LCP" | "CLS" | "FCP" | "FID" | "TTFB";
      /** In ms, CLS without unit. */
      readonly value: number;
    };

declare global {
  /** Events in their order. What sends them is loaded once a visitor has agreed; until then they stay in the tab. */
  var dataLayer: ShopEvent[] | undefined;
}

/** Adds an event to the tab's data layer. */
export function emit(event: ShopEvent): void {
  (globalThis.dataLayer ??= []).push(event);
}
