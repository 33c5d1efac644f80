import { pick } from "../../catalogue/language.ts";
import type { Language } from "../../platform/context.ts";
import type { CartItem } from "../cart.types.ts";
import { unitPrice } from "../lines.ts";
import type { LeftOut } from "../plan-update.ts";
import { type Message, noticeText, refusalText } from "../texts.ts";
import type { Correction } from "./settle-cart.ts";
import type { DroppedVoucher } from "./settle-vouchers.ts";

const nameOf = (item: CartItem, language: Language): string => pick(language, item.nameDe, item.nameEn);

/** What a shopper reads about something that the shop had to change in the cart. */
export function correctionText(correction: Correction, language: Language): Message {
  switch (correction.type) {
    case "maximum":
    case "minimum": {
      const { item, now, type } = correction;
      return noticeText({ type, itemId: item.id, quantity: now.normal + now.deal }, item, language);
    }
    case "dealLimit": {
      const { item, now } = correction;
      const pieces = now.normal + now.deal;
      const [dealCents, normalCents] = [
        unitPrice(item, "deal", pieces).cents,
        unitPrice(item, "regular", pieces).cents,
      ];
      const prices = { dealQuantity: now.deal, dealCents, normalQuantity: now.normal, normalCents };
      return noticeText({ type: "dealLimit", itemId: item.id, quantity: pieces, ...prices }, item, language);
    }
    case "membership":
      return {
        ...refusalText({ type: "membership", itemId: correction.item.id }, correction.item, language),
        messageKey: "vue.cart.notice.shortage",
      };
    case "withdrawn":
      return withdrawnText(correction.item, language);
    case "voucher":
      return droppedVoucherText(correction, language);
  }
}

function withdrawnText(item: CartItem | undefined, language: Language): Message {
  const name = item === undefined ? "" : nameOf(item, language);
  return {
    messageKey: "vue.cart.notice.freeWithdrawn",
    message: pick(
      language,
      `„${name}“ wird nicht mehr gratis angeboten. Wir haben den Artikel aus Ihrem Warenkorb genommen.`,
      `“${name}” is no longer offered for free. We have taken it out of your basket.`,
    ),
    figure: pick(language, `„${name}“`, `“${name}”`),
  };
}

function droppedVoucherText({ voucher, reason, kept }: DroppedVoucher, language: Language): Message {
  const [name, other] = [voucher, kept].map(({ code, nameDe, nameEn }) => pick(language, nameDe, nameEn) || code);
  const messageKey = "vue.cart.notice.voucherDropped";
  const figure = pick(language, `„${name}“, ${voucher.code}`, `“${name}”, ${voucher.code}`);
  switch (reason) {
    case "onlyOne":
      return {
        messageKey,
        figure,
        message: pick(
          language,
          `Je Bestellung gilt ein Rabattgutschein: „${other}“ bleibt eingelöst, „${name}“ (${voucher.code}) haben wir aus Ihrem Warenkorb genommen.`,
          `One discount voucher counts per order: “${other}” stays, and we have taken “${name}” (${voucher.code}) out of your basket.`,
        ),
      };
    case "used":
      return {
        messageKey,
        figure,
        message: pick(
          language,
          `Den Gutschein „${name}“ (${voucher.code}) haben wir aus Ihrem Warenkorb genommen: Sie haben ihn bereits eingelöst.`,
          `We have taken the voucher “${name}” (${voucher.code}) out of your basket: you have already redeemed it.`,
        ),
      };
    case "exhausted":
      return {
        messageKey,
        figure,
        message: pick(
          language,
          `Den Gutschein „${name}“ (${voucher.code}) haben wir aus Ihrem Warenkorb genommen: Er ist aufgebraucht.`,
          `We have taken the voucher “${name}” (${voucher.code}) out of your basket: it is used up.`,
        ),
      };
    case "ended":
      return {
        messageKey,
        figure,
        message: pick(
          language,
          `Den Gutschein „${name}“ (${voucher.code}) haben wir aus Ihrem Warenkorb genommen: Er gilt zurzeit nicht.`,
          `We have taken the voucher “${name}” (${voucher.code}) out of your basket: it is not valid at the moment.`,
        ),
      };
  }
}

/** What a shopper reads about something that another cart held and this one could not take. */
export function leftOutText({ refusal }: LeftOut, item: CartItem, language: Language): Message {
  const name = nameOf(item, language);
  const { messageKey, figure } = refusalText(refusal, item, language);
  const text = (de: string, en: string) => ({ messageKey, figure, message: pick(language, de, en) });
  switch (refusal.type) {
    case "soldOut":
      return text(
        `„${name}“ ist zurzeit nicht lieferbar und liegt deshalb nicht mehr in Ihrem Warenkorb.`,
        `“${name}” is currently not available, so it is no longer in your basket.`,
      );
    case "belowMinimum":
      return text(
        `Von „${name}“ ist weniger als die Mindestmenge von ${item.minimumQuantity} Stück verfügbar. Der Artikel liegt deshalb nicht mehr in Ihrem Warenkorb.`,
        `Fewer pieces of “${name}” are left than its minimum order of ${item.minimumQuantity}, so it is no longer in your basket.`,
      );
    case "notOffered":
      return withdrawnText(item, language);
    case "membership":
      return refusalText(refusal, item, language);
    case "unknownItem":
    case "unknownPosition":
    case "quantity":
      return text(
        `„${name}“ führen wir nicht mehr. Der Artikel liegt deshalb nicht mehr in Ihrem Warenkorb.`,
        `We no longer sell “${name}”, so it is no longer in your basket.`,
      );
  }
}
