import { useCallback, useEffect, useRef, useState } from "react";
import { useGraph } from "../graph/context.ts";
import { mutating } from "../graph/load.ts";
import { usePageSessionQuery } from "../graph/generated/PageSession.ts";
import { useWishlistMarksQuery } from "../graph/generated/WishlistMarks.ts";
import { WishlistsEssentialsDocument, type WishlistsEssentialsQuery } from "../graph/generated/WishlistsEssentials.ts";
import { useCopy } from "../lib/copy.ts";
import { useToasts } from "../ui/toast/toast-region.tsx";
import { activeListOf } from "./active-list.ts";
import { carryOut } from "./hearts/carry-out.ts";
import { ChoiceDrawer } from "./hearts/choice-drawer.tsx";
import { heartCopy } from "./hearts/heart-copy.ts";
import { heartKey, type HeartValue, listsWith, readHeart } from "./hearts/heart-value.ts";
import { heartsOf, markHearts, watchHearts } from "./hearts/mark-hearts.ts";
import { planHeart } from "./hearts/plan-heart.ts";

/** The shop states what is on lists of so many products at a time. */
const mostProducts = 200;
const none: readonly never[] = [];
/** Any change of lists makes the marks stale, also when nothing of the page is on one. */
const context = { additionalTypenames: ["WishlistSummary"] };

type Lists = WishlistsEssentialsQuery["getAllWishlistsEssentials"];

/** What a press has done before the shop's answer is in what the page shows. */
interface Early {
  readonly isListed: boolean;
  /** The marks as they were at the answer: newer ones know it. */
  readonly until?: unknown;
}

/** A heart whose lists the visitor is to choose. */
interface Asked {
  readonly heart: HeartValue;
  readonly holding: readonly string[];
  readonly lists: Lists;
}

/** The products that the page's hearts are about. */
function useProductIds(): readonly string[] {
  const [ids, setIds] = useState<readonly string[]>(none);
  useEffect(() => {
    const look = () => {
      const found = [...new Set(heartsOf(document).map(({ heart }) => heart.productId))].toSorted();
      setIds((known) => (known.join() === found.join() ? known : found.slice(0, mostProducts)));
    };
    look();
    return watchHearts(look);
  }, []);
  return ids;
}

/** A heart that was pressed; `isSent` is set once its request is on its way, or it needs none. */
interface Press {
  readonly form: HTMLFormElement;
  isSent: boolean;
}

/**
 * Fills the hearts of what is listed, and does what a press is for: at once on the page, taken back with the shop's words
 * when it did not work (WISH-18..20).
 * @param presses the hearts that were pressed, oldest first
 */
export function LiveHearts({ presses }: { readonly presses: readonly Press[] }) {
  const t = useCopy(heartCopy);
  const graph = useGraph();
  const { add } = useToasts();
  const productIds = useProductIds();
  const [{ data: session }] = usePageSessionQuery();
  const isSignedIn = session?.session?.visitor.state === "LOGGED_IN";
  const isFilled = !!session?.wishlistSummary?.entryCount;
  const [{ data }] = useWishlistMarksQuery({
    variables: { productIds },
    context,
    pause: !isFilled || productIds.length === 0,
  });
  const marks = (isFilled ? data?.wishlistMarks : undefined) ?? none;
  const [early, setEarly] = useState<ReadonlyMap<string, Early>>(new Map());
  const [asked, setAsked] = useState<Asked | null>(null);

  const isListed = (heart: HeartValue): boolean => {
    const known = early.get(heartKey(heart));
    return known && (known.until === undefined || known.until === marks)
      ? known.isListed
      : listsWith(heart, marks).length > 0;
  };
  const now = useRef({ marks, isListed });
  useEffect(() => {
    now.current = { marks, isListed };
    markHearts(heartsOf(document), isListed);
  });
  useEffect(() => watchHearts(() => markHearts(heartsOf(document), (heart) => now.current.isListed(heart))), []);

  const sending = useRef(Promise.resolve());
  const press = useCallback(
    async (pressed: Press, heart: HeartValue) => {
      const key = heartKey(heart);
      const note = (value: Early) => setEarly((earlier) => new Map(earlier).set(key, value));
      const wasListed = now.current.isListed(heart);
      note({ isListed: !wasListed });
      const choice = { activeWishlistId: activeListOf(document.cookie) };
      const known = isSignedIn ? await graph.query(WishlistsEssentialsDocument, choice, "cache-first") : null;
      const lists = known?.data?.getAllWishlistsEssentials.filter(({ isEditor }) => isEditor) ?? none;
      // The page was left, and has sent the heart's form instead.
      if (pressed.isSent) return;
      const plan = planHeart(heart, wasListed ? now.current.marks : none, lists);
      if (plan.kind === "choose") {
        pressed.isSent = true;
        note({ isListed: wasListed, until: now.current.marks });
        setAsked({ heart, holding: plan.holding, lists });
        return;
      }
      const outcome = await carryOut(
        mutating(graph, () => (pressed.isSent = true)),
        heart,
        plan,
      );
      const done = outcome.kind !== "failed";
      note({ isListed: done ? !wasListed : wasListed, until: now.current.marks });
      if (outcome.kind === "failed" && !outcome.isReported) {
        const { pathname, search } = window.location;
        const link = { href: `/login/?to=${encodeURIComponent(pathname + search)}`, label: t.signIn };
        add({ tone: "error", text: outcome.message, ...(outcome.needsLogin === true && { link }) });
      }
      if (outcome.kind === "removed") add({ tone: "success", text: t.removed(heart.name, outcome.list) });
      if (outcome.kind === "added") {
        const link = { href: "/myaccount/wishlist/", label: t.toList };
        add({ tone: "success", text: t.added(heart.name, outcome.list), link });
      }
    },
    [graph, isSignedIn, add, t],
  );
  const taken = useRef(0);
  useEffect(() => {
    for (const pressed of presses.slice(taken.current)) {
      const heart = readHeart(pressed.form.querySelector("button")?.value);
      if (heart) sending.current = sending.current.then(() => press(pressed, heart));
    }
    taken.current = presses.length;
  }, [presses, press]);

  return asked && <ChoiceDrawer {...asked} onClose={() => setAsked(null)} />;
}
