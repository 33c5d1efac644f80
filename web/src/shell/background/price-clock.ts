import * as v from "valibot";
import { defineCopy } from "../../lib/copy.ts";
import { reportPriceMoment } from "../../lib/price-moments.ts";
import { noteServerTime, serverNow } from "../../lib/server-clock.ts";
import type { Page } from "./page.ts";
import { refresh } from "./stale-queries.ts";

/** How often the page is looked at, in ms: with one answer of the shop, its prices are those of now within two seconds. */
const lookEvery = 400;
/** How often the server is asked for changes that the page cannot foresee, in ms. */
const askEvery = 1_000;
/** Pauses before prices that stay past their end are requested again, in ms; each is twice the one before. */
const [firstPause, lastPause] = [600, 15_000];
/** After an operator's change prices are requested a second time, in ms: the first answer may have been on its way before. */
const checkAfter = 1_500;
/** How far the page's clock may be from the server's, in ms. */
const precision = 50;
/** How long after the answers to a request another price is taken for theirs, in ms. */
const answerTime = 5_000;
/** Longest that answers are awaited, in ms: a network may be slow. */
const longestAnswer = 60_000;

/** Address of `web/server/price-changes.ts`. */
const changesPath = "/prices/changes.json";
const changesSchema = v.object({ now: v.number(), changedAt: v.number() });

/** Where a page shows a price, with the moment until which it is held, and where it shows that moment alone. */
const prices = "[data-price-until]";
const ends = "[data-held-until]";

const copy = defineCopy({
  de: { changed: "Ein Angebotspreis hat sich geändert. Die Preise auf dieser Seite sind jetzt aktualisiert." },
  en: { changed: "A deal's price has changed. The prices on this page are up to date now." },
});

/** When what an element shows ends, in epoch ms by the server; NaN when no end is known. */
const endOf = ({ dataset }: HTMLElement): number => Date.parse(dataset["priceUntil"] ?? dataset["heldUntil"] ?? "");

/** What a page showed at a look. */
interface Seen {
  readonly prices: readonly string[];
  readonly href: string;
  /** The earliest end that it showed, in epoch ms by the server; infinite without any. */
  readonly end: number;
}

const shownPrices = (): readonly string[] =>
  Array.from(document.querySelectorAll(prices), ({ textContent }) => textContent);

/** The texts that are not among others, each as often as it is one too many. */
function without(texts: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return texts.filter((text) => {
    const index = left.indexOf(text);
    if (index !== -1) left.splice(index, 1);
    return index === -1;
  });
}

/** True where a price stands in another one's place: those that only come or go, as in a basket that is opened, are no news. */
const isReplaced = (before: readonly string[], now: readonly string[]): boolean =>
  before.join("\n") !== now.join("\n") && without(before, now).length > 0 && without(now, before).length > 0;

/**
 * Keeps the prices of an open page true (DEAL-06, DEAL-11): each element that shows one says until when the graph holds
 * it; when that is over by the server's clock, and when the server says that deals have changed, all that the page shows
 * is requested again, and a price that differs is announced. A hidden page does so when it is seen again.
 * @returns stops it
 */
export function startPriceClock({
  graph,
  language,
  toasts,
  reload,
}: Pick<Page, "graph" | "language" | "toasts" | "reload">): () => void {
  /** When the page's prices were requested, by the server's clock; null until that is known. */
  let requestedAt: number | null = null;
  let [isAsking, askedAt, hasAsked, hasChanged] = [false, Number.NEGATIVE_INFINITY, false, false];
  let [pause, nextTry] = [firstPause, 0];
  let checkAt = Number.POSITIVE_INFINITY;
  /** Until when another price is taken for the answer to a request, and when that request was. */
  let [answersUntil, lastRequest] = [0, Number.NEGATIVE_INFINITY];
  let seen: Seen | null = null;
  /** When another price came without a reason that was known here, in epoch ms by the server: a tab may be the first to know. */
  let unexplainedAt = Number.NEGATIVE_INFINITY;
  /** When the server has last answered what has changed, by its clock. */
  let heardAt = Number.POSITIVE_INFINITY;

  const say = (): void => {
    unexplainedAt = Number.NEGATIVE_INFINITY;
    toasts.add({ tone: "info", text: copy[language].changed });
  };
  const ask = async (): Promise<void> => {
    const time = performance.now();
    if (isAsking || !navigator.onLine || time - askedAt < askEvery) return;
    [isAsking, askedAt] = [true, time];
    try {
      const response = await fetch(changesPath, { cache: "no-store", credentials: "omit" });
      const { now, changedAt } = v.parse(changesSchema, await response.json());
      noteServerTime(new Date(now).toISOString(), precision);
      requestedAt ??= now - performance.now();
      hasChanged ||= changedAt > requestedAt;
      // Only the last of several changes is reported: the first may be from any moment since the answer before.
      if (hasChanged && unexplainedAt >= Math.min(changedAt, heardAt) - precision) say();
      heardAt = now;
    } catch {
      // Offline, or between two builds: the ends that the page knows are followed all the same.
    } finally {
      [isAsking, hasAsked] = [false, true];
    }
  };
  const request = (): void => {
    checkAt = hasChanged ? performance.now() + checkAfter : Number.POSITIVE_INFINITY;
    requestedAt = serverNow();
    hasChanged = false;
    nextTry = performance.now() + pause;
    pause = Math.min(pause * 2, lastPause);
    lastRequest = performance.now();
    answersUntil = lastRequest + answerTime;
    reportPriceMoment();
    refresh(graph);
    void reload();
  };
  /** Says that a price is another than at the last look, where its end or an operator is the reason, from whatever request. */
  const announce = (next: Seen): void => {
    const before = seen?.href === next.href ? seen : null;
    const time = performance.now();
    if (graph.watch.awaited.size > 0 && time - lastRequest < longestAnswer) answersUntil = time + answerTime;
    const isDue = time < answersUntil || (seen?.end ?? Number.POSITIVE_INFINITY) <= serverNow();
    if (before === null) unexplainedAt = Number.NEGATIVE_INFINITY;
    else if (isReplaced(before.prices, next.prices) && isDue) say();
    else if (isReplaced(before.prices, next.prices)) unexplainedAt = serverNow();
    seen = next;
  };
  const look = (): void => {
    const shown = Array.from(document.querySelectorAll<HTMLElement>(`${prices}, ${ends}`), endOf);
    if (document.hidden || shown.length === 0) return;
    void ask();
    const end = Math.min(...shown.filter((one) => !Number.isNaN(one)));
    announce({ prices: shownPrices(), href: location.href, end });
    // Without an answer the visitor's own clock has to do.
    const isOver = hasAsked && end <= serverNow();
    if (!isOver) pause = firstPause;
    const isDue = isOver || hasChanged || performance.now() >= checkAt;
    if (isDue && performance.now() >= nextTry) request();
  };
  const timer = setInterval(look, lookEvery);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
