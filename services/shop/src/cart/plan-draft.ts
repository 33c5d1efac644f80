import type { CartItem, PositionRow } from "./cart.types.ts";
import { restoredId } from "./ids.ts";
import { holdsDeal, unitPrice } from "./lines.ts";
import { freeKey } from "./pieces.ts";
import type { Notice, NoticeKind } from "./plan-notices.ts";
import type { Lapsed, Pieces, Seen } from "./plan-pieces.ts";
import type { AddOp, JoinOp, PositionOp, RefreshOp, Refusal } from "./position-op.ts";
import { beyondDealNotice, dealLimitNotice, priceNotices, tierNotice } from "./price-notices.ts";
import { clampPieces, maximumOf } from "./settle/settle-goods.ts";

/** Facts that planning needs of a cart, its items and its store. */
export interface PlanInput {
  readonly cartId: string;
  readonly positions: readonly PositionRow[];
  readonly items: ReadonlyMap<number, CartItem>;
  /** Free articles and catalogues that the store offers, as `free:17` or `catalog:17`. */
  readonly offers: ReadonlySet<string>;
  readonly now: Date;
}

/** Types of notices that an item's bounds or its stock cause. */
const boundTypes: ReadonlySet<Notice["type"]> = new Set(["maximum", "stock", "minimum"]);

/** A cart while operations change it; pure. What it holds afterwards is the plan's. */
export class Draft {
  readonly pieces = new Map<number, Pieces>();
  readonly free = new Set<string>();
  readonly seen = new Map<number, Seen>();
  readonly lapsed = new Map<number, Lapsed>();
  readonly restored = new Map<number, string>();
  /** Notices by item: the last operation decides those of {@link boundTypes}, those about prices stay. */
  readonly notices = new Map<number, Notice[]>();
  /** Deal pieces that this cart had reserved before, by item: they are its own to use again. */
  readonly #reserved = new Map<number, number>();
  /** Pieces among the normal ones whose reservation ran out, by item: they still have a line of their own. */
  readonly #expired = new Map<number, number>();
  readonly #input: PlanInput;

  constructor(input: PlanInput) {
    this.#input = input;
    for (const position of input.positions) {
      const { itemId, kind, quantity } = position;
      if (kind === "free" || kind === "catalog") {
        this.free.add(freeKey(kind, itemId));
        continue;
      }
      const held = this.#piecesOf(itemId);
      const item = input.items.get(itemId);
      const isDeal = item !== undefined && holdsDeal(position, item, input.now);
      if (isDeal) this.#reserved.set(itemId, quantity);
      else if (kind === "deal") this.#expired.set(itemId, quantity);
      this.#rememberLapse(position, isDeal);
      this.pieces.set(itemId, isDeal ? { ...held, deal: quantity } : { ...held, normal: held.normal + quantity });
    }
  }

  apply(op: PositionOp): Refusal | null {
    switch (op.type) {
      case "add":
        return this.#add(op);
      case "join":
        return this.#join(op);
      case "addFree":
        return this.#addFree(op.itemId, op.kind);
      case "set":
        return this.#set(op.positionIds, op.quantity);
      case "remove":
        return this.#remove(op.positionIds);
      case "refresh":
        return this.#refresh(op);
    }
  }

  /** Pieces that were lapsed before, and those that are now; at the price of the latest. */
  #rememberLapse(
    { itemId, kind, quantity, shownCents, lapsedQuantity, lapsedCents }: PositionRow,
    isDeal: boolean,
  ): void {
    const known = this.lapsed.get(itemId);
    const cents = kind === "deal" && !isDeal ? shownCents : lapsedCents;
    if (cents === null) return;
    const pieces = kind === "deal" ? quantity : lapsedQuantity;
    this.lapsed.set(itemId, {
      quantity: pieces + (known?.quantity ?? 0),
      cents: kind === "deal" ? cents : (known?.cents ?? cents),
    });
  }

  #add({ itemId, quantity, atDealPrice, shownCents, restores }: AddOp): Refusal | null {
    if (restores !== null && this.#isRestored(restores)) return null;
    if (!Number.isInteger(quantity) || quantity < 1) return { type: "quantity" };
    const item = this.#input.items.get(itemId);
    if (item?.isMembership) return { type: "membership", itemId };
    if (item === undefined || item.priceCents === null) return { type: "unknownItem" };
    const held = this.#piecesOf(itemId);
    const deal = atDealPrice ? Math.min(quantity, Math.max(0, this.#dealLimit(item) - held.deal)) : 0;
    const refusal = this.#settle(item, { normal: held.normal + quantity - deal, deal: held.deal + deal });
    if (refusal !== null) return refusal;
    const isAtDealPrice = this.#piecesOf(itemId).deal > held.deal;
    // Pieces beyond the deal's limit have the usual price; the deal's beside them has not changed.
    const hasDeal = isAtDealPrice || (atDealPrice && held.deal > 0);
    this.seen.set(itemId, { ...this.seen.get(itemId), [hasDeal ? "deal" : "regular"]: shownCents });
    const added = { atDealPrice, shownCents, isAtDealPrice, isBeyondDeal: atDealPrice && deal < quantity };
    for (const notice of priceNotices(item, this.#piecesOf(itemId), added)) this.#note(itemId, notice);
    if (restores !== null) this.restored.set(itemId, restores);
    return null;
  }

  /** All that another cart holds of an item, at once: bounds of an item are those of all its pieces. */
  #join({ itemId, normal, deal: reserved, shown }: JoinOp): Refusal | null {
    const item = this.#input.items.get(itemId);
    if (item?.isMembership) return { type: "membership", itemId };
    if (item === undefined || item.priceCents === null) return { type: "unknownItem" };
    const held = this.#piecesOf(itemId);
    const deal = Math.min(reserved, Math.max(0, this.#dealLimit(item) - held.deal));
    const wanted = { normal: held.normal + normal + reserved - deal, deal: held.deal + deal };
    const refusal = this.#settle(item, wanted);
    if (refusal !== null) return refusal;
    // Where the deal gives no piece, all cost the usual price, which is another than was shown.
    const isOver = reserved > 0 && this.#piecesOf(itemId).deal === 0;
    const price = isOver ? { regular: shown.regular ?? shown.deal ?? null } : shown;
    this.seen.set(itemId, { ...this.seen.get(itemId), ...price });
    if (deal < reserved) this.#note(itemId, dealLimitNotice(item, this.#piecesOf(itemId)));
    return null;
  }

  /** Tells whether this call or an earlier one has brought a removed position back, and it is still there. */
  #isRestored(removedId: string): boolean {
    const { cartId, positions } = this.#input;
    return (
      [...this.restored.values()].includes(removedId) ||
      positions.some(({ id, kind }) => id === restoredId(cartId, removedId, kind))
    );
  }

  #addFree(itemId: number, kind: "free" | "catalog"): Refusal | null {
    const key = freeKey(kind, itemId);
    const item = this.#input.items.get(itemId);
    if (item === undefined || !this.#input.offers.has(key)) return { type: "notOffered", itemId };
    if (item.stock < 1) return { type: "soldOut", itemId };
    this.free.add(key);
    return null;
  }

  #set(positionIds: readonly string[], quantity: number): Refusal | null {
    if (!Number.isInteger(quantity) || quantity < 1) return { type: "quantity" };
    const positions = this.#find(positionIds);
    const [first] = positions;
    const item = first === undefined ? undefined : this.#input.items.get(first.itemId);
    if (first === undefined || item === undefined || first.kind === "free" || first.kind === "catalog") {
      return { type: "unknownPosition" };
    }
    this.#acknowledge(item);
    this.notices.delete(item.id);
    const held = this.#piecesOf(first.itemId);
    const isMerged = positions.length > 1;
    const refusal = this.#settle(item, this.#wantedOf(item, held, first, isMerged, quantity));
    if (refusal !== null) return refusal;
    const now = this.#piecesOf(item.id);
    const beyond = isMerged || first.kind === "deal" ? beyondDealNotice(item, held, now) : null;
    for (const notice of [tierNotice(item, held, now), beyond]) if (notice !== null) this.#note(item.id, notice);
    return null;
  }

  /** Pieces that setting a line asks for; of a merged line the deal pieces are kept first. */
  #wantedOf(item: CartItem, held: Pieces, line: PositionRow, isMerged: boolean, quantity: number): Pieces {
    if (isMerged) {
      const deal = Math.min(held.deal, quantity);
      return { normal: quantity - deal, deal };
    }
    if (line.kind === "normal" || held.deal === 0) return { ...held, normal: quantity };
    const deal = Math.min(quantity, this.#dealLimit(item));
    return { normal: held.normal + quantity - deal, deal };
  }

  #remove(positionIds: readonly string[]): Refusal | null {
    const positions = this.#find(positionIds);
    if (positions.length === 0) return { type: "unknownPosition" };
    for (const { itemId } of positions) this.lapsed.delete(itemId);
    for (const { kind, itemId } of positions) {
      if (kind === "free" || kind === "catalog") this.free.delete(freeKey(kind, itemId));
      else this.pieces.set(itemId, this.#without(itemId, kind));
    }
    return null;
  }

  /** As many pieces as deal and stock have go back to the deal's price; none is taken out of the cart. */
  #refresh({ itemId, quantity, shownCents }: RefreshOp): Refusal | null {
    const item = this.#input.items.get(itemId);
    if (item === undefined || item.priceCents === null || item.stock < 1) return { type: "soldOut", itemId };
    const held = this.#piecesOf(itemId);
    const room = Math.min(this.#dealLimit(item), item.stock) - held.deal;
    const deal = Math.max(0, Math.min(quantity, held.normal, room));
    this.pieces.set(itemId, { normal: held.normal - deal, deal: held.deal + deal });
    this.lapsed.delete(itemId);
    this.seen.set(itemId, { ...this.seen.get(itemId), [deal > 0 ? "deal" : "regular"]: shownCents });
    return null;
  }

  /** A shopper who changes a line has seen its prices. */
  #acknowledge(item: CartItem): void {
    this.lapsed.delete(item.id);
    this.seen.set(item.id, { regular: unitPrice(item, "regular").cents, deal: unitPrice(item, "deal").cents });
  }

  /** Pieces of an item without those of its deal line or its normal line. */
  #without(itemId: number, kind: "normal" | "deal"): Pieces {
    const held = this.#piecesOf(itemId);
    const expired = this.#expired.get(itemId) ?? 0;
    if (kind === "normal") return { ...held, normal: Math.min(expired, held.normal) };
    this.#expired.delete(itemId);
    return { normal: Math.max(0, held.normal - expired), deal: 0 };
  }

  /** Stores pieces within what the item and its stock allow; normal pieces give way before deal pieces. */
  #settle(item: CartItem, wanted: Pieces): Refusal | null {
    const cap = maximumOf(item);
    const limit = Math.min(cap, item.stock);
    if (item.priceCents === null || item.stock < 1) return { type: "soldOut", itemId: item.id };
    if (limit < item.minimumQuantity) return { type: "belowMinimum", itemId: item.id };
    const total = wanted.normal + wanted.deal;
    const settled = clampPieces(item, wanted, limit);
    const allowed = settled.normal + settled.deal;
    this.pieces.set(item.id, settled);
    this.#forgetBounds(item.id);
    if (allowed < total) this.#note(item.id, { type: limit < cap ? "stock" : "maximum" });
    if (allowed > total) this.#note(item.id, { type: "minimum" });
    return null;
  }

  /** The notices, about the pieces that there are in the end. */
  get finalNotices(): readonly Notice[] {
    return [...this.notices].flatMap(([itemId, notices]) => {
      const { normal, deal } = this.#piecesOf(itemId);
      const item = this.#input.items.get(itemId);
      return notices.flatMap((notice): Notice[] => {
        const place = { itemId, quantity: normal + deal };
        if (notice.type !== "dealLimit") return [{ ...notice, ...place }];
        return item && normal > 0 && deal > 0 ? [{ ...dealLimitNotice(item, { normal, deal }), ...place }] : [];
      });
    });
  }

  get dealLimits(): ReadonlyMap<number, number> {
    return new Map(
      [...this.pieces.keys()].map((itemId) => {
        const item = this.#input.items.get(itemId);
        const room = item === undefined ? 0 : this.#dealLimit(item);
        // What is reserved stays so, also when operators have lowered the limit since.
        return [itemId, Math.max(room, this.#reserved.get(itemId) ?? 0)];
      }),
    );
  }

  /** Most deal pieces that this cart may have: per cart, and of what is left, its own reservation included. */
  #dealLimit({ id, deal }: CartItem): number {
    if (deal === null) return 0;
    return Math.min(deal.maxPerCart, Math.max(0, deal.left) + (this.#reserved.get(id) ?? 0));
  }

  #piecesOf(itemId: number): Pieces {
    return this.pieces.get(itemId) ?? { normal: 0, deal: 0 };
  }

  #find(positionIds: readonly string[]): PositionRow[] {
    return this.#input.positions.filter(({ id }) => positionIds.includes(id));
  }

  #note(itemId: number, kind: NoticeKind): void {
    const { normal, deal } = this.#piecesOf(itemId);
    const others = (this.notices.get(itemId) ?? []).filter(({ type }) => type !== kind.type);
    this.notices.set(itemId, [...others, { ...kind, itemId, quantity: normal + deal }]);
  }

  #forgetBounds(itemId: number): void {
    const others = (this.notices.get(itemId) ?? []).filter(({ type }) => !boundTypes.has(type));
    this.notices.set(itemId, others);
  }
}
