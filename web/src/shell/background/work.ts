import type { BrowserGraph } from "../../graph/client.ts";
import { TranslationsDocument } from "../../graph/generated/Translations.ts";
import { prepare } from "../../graph/ids.browser.ts";
// Here before they are needed: that is when nothing can be loaded.
import "../../lib/plain-form.ts";
import "../../ui/late/whole-page.tsx";
import { takeFlash } from "../../graph/redirect.ts";
import { requestDocument } from "../../graph/operation.ts";
import { type AskTexts, operatorsText, translate } from "../messages.ts";
import { startDealClock } from "./deal-clock.ts";
import { startPriceClock } from "./price-clock.ts";
import { noteNewerBuild } from "../route-code.ts";
import { noteCustomer } from "./customer.ts";
import { failureToast } from "./failure-toast.ts";
import { closeNavigation } from "./close-navigation.ts";
import { markNewcomer } from "./mark-newcomer.ts";
import { createConsentedTracking } from "./consented-tracking.ts";
import { fetchAhead } from "./fetch-ahead.ts";
import { followBuilds } from "./follow-builds.ts";
import { createHeadFollower } from "./follow-head.ts";
import { followFirstLayer } from "./first-layer.ts";
import { foldFooter } from "./fold-footer.ts";
import { createOfflinePages } from "./offline-pages.ts";
import { renderDeferredLayout } from "./render-deferred-layout.ts";
import type { Page } from "./page.ts";
import { createFrameRenewal } from "./renew-frame.ts";
import { createStaleness } from "./stale-queries.ts";
import { openTabs } from "./tabs.ts";
import { sayThatItWaits } from "./waiting-toast.ts";
import { followTranslation } from "./translated-texts.ts";

/** What goes on beside the page. */
export interface Work {
  /** Takes note of a result of the graph; for those from before the work began. */
  readonly hear: Parameters<BrowserGraph["watch"]["listen"]>[0];
  /** A page is there: the first one, or the next after a navigation. */
  arrive(): void;
}

/**
 * Starts what no first paint waits for: toasts of redirects and failures, word to and from other tabs, fresh answers
 * after a long time, pages that are fetched ahead, the layout of what is out of sight. A chunk of its own, loaded when
 * the browser has nothing else to do.
 */
export function startWork(page: Page): Work {
  const { graph, language, toasts } = page;
  const translations = requestDocument(TranslationsDocument);
  const ask: AskTexts = async (keys) => {
    const { data } = await graph.query(TranslationsDocument, { keys }, "no-cache");
    return data ?? null;
  };
  const messageOf = (keyOrText: string): Promise<string> => translate(keyOrText, language, ask);
  toasts.wordWith((key) => operatorsText(key, language, ask));
  let { pathname } = location;
  let shown = pathname + location.search;
  const tabs = openTabs(page);
  const tracking = createConsentedTracking(page);
  const followHead = createHeadFollower(graph.watch.shown);
  followTranslation();
  fetchAhead(page);
  foldFooter();
  closeNavigation();
  markNewcomer();
  followFirstLayer();
  renderDeferredLayout();
  startDealClock(page);
  startPriceClock(page);
  followBuilds(noteNewerBuild);
  const offline = import.meta.env.PROD ? createOfflinePages() : null;
  const staleness = createStaleness(graph);
  const frame = createFrameRenewal(graph);
  const hear: Work["hear"] = (result) => {
    // A message whose text cannot be had is shown in the built-in words; to report that would request a text again.
    if (result.operation.query === translations) return;
    staleness.note(result);
    tabs.tell(result);
    noteCustomer(result);
    tracking.hear(result);
    const message = failureToast(result, document.cookie);
    if (message !== null) void messageOf(message).then((text) => toasts.add({ tone: "error", text }));
  };
  graph.watch.listen(hear);
  graph.watch.prepare = prepare;
  graph.watch.wait = (end) => void sayThatItWaits(end, page);
  return {
    hear,
    arrive() {
      const flash = takeFlash();
      // "You are signed in" must not be beside "You are signed out", nor above the next page.
      if (flash.length > 0 || pathname !== location.pathname) toasts.leavePage();
      ({ pathname } = location);
      if (shown !== pathname + location.search) followHead();
      shown = pathname + location.search;
      for (const { key: id, severity, link } of flash) {
        void messageOf(id).then((text) => toasts.add({ id, tone: severity, link, text }));
      }
      staleness.refetch();
      frame.arrive();
      tracking.arrive();
      offline?.arrive();
    },
  };
}
