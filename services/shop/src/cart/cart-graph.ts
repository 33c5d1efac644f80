import { pick } from "../catalogue/language.ts";
import type { Language } from "../platform/context.ts";
import { priceOf } from "../platform/money.ts";
import { addressGraph } from "./address/address-graph.ts";
import { type CartView, shipperCodeOf } from "./cart-view.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { lineGraph } from "./line-graph.ts";
import { shipperInfo, shipperName, speditionFieldLabel, speditionFieldSpecs } from "./shipping/shipper-texts.ts";
import { changeText } from "./change-texts.ts";
import type { CorrectionRow } from "./settle/correction.types.ts";
import { voucherPendingText } from "./voucher-texts.ts";

/** State of a cart's last voucher. */
export type VoucherStatus = "NONE" | "VALID" | "INVALID" | "NOT_ATTAINED";

/** A cart as `cartGraph` makes it. */
export type CartSource = ReturnType<typeof cartGraph>;
/** How far a voucher of a cart is, as `cartGraph` makes it. */
export type AttainableInfoSource = CartSource["attainableInfos"][number];

/** `Cart` of the graph without the offers, which need the catalogue. @param isVoucherInvalid the voucher just given was refused */
export function cartGraph(view: CartView, language: Language, isVoucherInvalid = false) {
  const { cart, totals, isMember } = view;
  const { taxIncluded } = totals;
  const price = (cents: number) => priceOf(cents, language);
  const lines = view.lines.map((line) => lineGraph(line, { taxIncluded, isMember }, language));
  return {
    id: cart.id,
    shippingAddress: view.shippingAddress === null ? null : addressGraph(view.shippingAddress),
    billingAddress: view.billingAddress === null ? null : addressGraph(view.billingAddress),
    attributes: { submitted: cart.submittedAt !== null },
    details: {
      shipper: shipperCodeOf(view),
      speditionsFields: speditionFields(view, language),
      orderReference: cart.orderReference,
      total: price(totals.total),
      positionCount: lines.length,
      articleCount: view.positions.reduce((count, { quantity }) => count + quantity, 0),
      orderComment: cart.orderComment,
    },
    shippers: view.positions.length === 0 ? [] : shippersGraph(view, language),
    subtotal: price(totals.subtotal),
    total: price(totals.total),
    tax: price(totals.tax),
    taxes: totals.taxes.map(({ rate, cents }) => ({ rate, amount: price(cents) })),
    taxIncluded,
    shippingCost: price(totals.shipping),
    freeDelivery: view.freeDelivery && {
      from: price(view.freeDelivery.fromCents),
      missing: price(view.freeDelivery.missingCents),
    },
    promotionsSaving: price(totals.promotionsSaving),
    totalSavings: price(totals.totalSavings),
    voucherCodeStatus: isVoucherInvalid ? "INVALID" : voucherStatus(view),
    attainableInfos: view.vouchers.map(({ voucher, isAttained, missingCents, spent }) => ({
      successful: isAttained,
      attainable: voucher.isRunning && spent === null,
      failures: isAttained ? [] : [voucherPendingText({ voucher, missingCents, spent }, language)],
      voucherName: pick(language, voucher.nameDe, voucher.nameEn),
      voucherCode: voucher.code,
    })),
    positions: view.positions.map((line) => lineGraph(line, { taxIncluded, isMember }, language)),
    mergedLineItems: lines,
    orderReference: cart.orderReference,
    notices: [...view.corrections.map((row) => correctionGraph(row, language)), ...changesGraph(view, language)],
    selectedPaymentMethodInCart: cart.paymentMethod,
    fingerprint: () => fingerprintOf(view),
    view,
  };
}

function correctionGraph(row: CorrectionRow, language: Language) {
  const { itemId, quantity, messageKey, textDe, textEn, figureDe, figureEn } = row;
  const [message, figure] = [pick(language, textDe, textEn), pick(language, figureDe, figureEn)];
  return { messageKey, message, figure, itemId, quantity };
}

function changesGraph({ changes }: CartView, language: Language) {
  return changes.map((change) => ({
    ...changeText(change, language),
    itemId: "item" in change ? change.item.id : null,
    quantity: "quantity" in change ? change.quantity : null,
  }));
}

function voucherStatus({ vouchers }: CartView): VoucherStatus {
  const last = vouchers.at(-1);
  if (last === undefined) return "NONE";
  return last.isAttained ? "VALID" : "NOT_ATTAINED";
}

function shippersGraph(view: CartView, language: Language) {
  return view.shippers.map(({ code, disabledReason, costs }) => ({
    code,
    name: shipperName(code, view.needsFreight, language),
    enabled: disabledReason === null,
    disabledReason,
    selected: view.shipper?.code === code,
    costs: priceOf(costs, language),
    productLineItemList: view.positions.map(({ id }) => id),
    info: shipperInfo(code, view.needsFreight, language),
    deliveryFrom: view.delivery.from,
    deliveryUntil: view.delivery.until,
    speditionFields:
      code === "spedition" && disabledReason === null && view.needsFreight ? fieldsOf(view, language) : [],
  }));
}

/** What the chosen carrier needs to know; nothing from parcel services. */
function speditionFields(view: CartView, language: Language) {
  return view.shipper?.code === "spedition" && view.needsFreight ? fieldsOf(view, language) : [];
}

function fieldsOf({ cart }: CartView, language: Language) {
  return speditionFieldSpecs.map(({ fieldName, required }) => ({
    fieldName,
    fieldValue: cart.speditionFields[fieldName] ?? "",
    displayName: speditionFieldLabel(fieldName, language),
    required,
  }));
}
