import { pick } from "../catalogue/language.ts";
import type { KeyedMessage } from "../platform/messages/keyed-message.ts";
import type { Language } from "../platform/context.ts";
import { formatPrice } from "../platform/money.ts";
import type { CartItem } from "./cart.types.ts";
import type { Notice } from "./plan-notices.ts";
import type { Refusal } from "./position-op.ts";

/** A message with the key that clients know it by. */
export type Message = KeyedMessage;

const keys = {
  quantity: "vue.buybox.text.quantity.error",
  minimum: "vue.pdp.minQuantity",
  somethingWentWrong: "vue.cart.error.somethingWentWrong",
  alreadySubmitted: "vue.checkout.error.orderAlreadySubmitted",
  dealOver: "vue.buybox.text.lightningDeal.over",
  dealAhead: "vue.buybox.text.lightningDeal.ahead",
  dealLimit: "vue.buybox.text.lightningDeal.limit",
  priceChanged: "vue.cart.notice.priceChanged",
  tierReached: "vue.cart.notice.tierReached",
} as const;

/** "23.11.2026 um 14:00 Uhr": a moment by the clock that all four stores have. */
function openingOf(moment: Date, language: Language): string {
  const locale = pick(language, "de-DE", "en-GB");
  const [day, time] = [{ dateStyle: "medium" } as const, { timeStyle: "short" } as const].map((style) =>
    new Intl.DateTimeFormat(locale, { ...style, timeZone: "Europe/Berlin" }).format(moment),
  );
  return pick(language, `${day} um ${time} Uhr`, `${day} at ${time}`);
}

/** What a shopper reads when an operation was carried out otherwise than asked. */
export function noticeText(notice: Notice, item: CartItem | undefined, language: Language): Message {
  const name = item === undefined ? "" : pick(language, item.nameDe, item.nameEn);
  const money = (cents: number) => formatPrice(cents, language);
  const { quantity } = notice;
  const facts = (de: string, en: string) => pick(language, `„${name}“: ${de}`, `“${name}”: ${en}`);
  switch (notice.type) {
    case "stock":
      return {
        messageKey: keys.quantity,
        message: pick(
          language,
          `Von „${name}“ sind nur noch ${quantity} Stück verfügbar. Wir haben die Menge angepasst.`,
          `Only ${quantity} pieces of “${name}” are left. We have adjusted the quantity.`,
        ),
        figure: facts(`höchstens ${quantity} Stück`, `at most ${quantity}`),
      };
    case "maximum":
      return {
        messageKey: keys.quantity,
        message: pick(
          language,
          `„${name}“ können Sie höchstens ${quantity}-mal bestellen. Wir haben die Menge angepasst.`,
          `You can order at most ${quantity} pieces of “${name}”. We have adjusted the quantity.`,
        ),
        figure: facts(`höchstens ${quantity} Stück`, `at most ${quantity}`),
      };
    case "minimum":
      return {
        messageKey: keys.minimum,
        message: pick(
          language,
          `„${name}“ gibt es ab ${quantity} Stück. Wir haben die Menge angepasst.`,
          `“${name}” is sold from ${quantity} pieces. We have adjusted the quantity.`,
        ),
        figure: facts(`mindestens ${quantity} Stück`, `at least ${quantity}`),
      };
    case "dealOver": {
      const [de, en] = notice.isUsedUp ? ["vergriffen", "used up"] : ["beendet", "over"];
      return {
        messageKey: keys.dealOver,
        message: pick(
          language,
          `Das Blitzangebot für „${name}“ ist ${de}. Der Artikel liegt zum normalen Preis von ${money(notice.nowCents)} im Warenkorb.`,
          `The lightning deal for “${name}” is ${en}. The item is in your basket at its normal price of ${money(notice.nowCents)}.`,
        ),
        figure: facts(money(notice.nowCents), money(notice.nowCents)),
      };
    }
    case "dealAhead": {
      const opens = openingOf(notice.opensAt, language);
      return {
        messageKey: keys.dealAhead,
        message: pick(
          language,
          `Das Blitzangebot für „${name}“ hat noch nicht begonnen: Für Sie beginnt es am ${opens}. Der Artikel liegt zum normalen Preis von ${money(notice.nowCents)} im Warenkorb.`,
          `The lightning deal for “${name}” has not begun yet: for you it begins on ${opens}. The item is in your basket at its normal price of ${money(notice.nowCents)}.`,
        ),
        figure: facts(`ab ${opens}, jetzt ${money(notice.nowCents)}`, `from ${opens}, now ${money(notice.nowCents)}`),
      };
    }
    case "dealLimit": {
      const { dealQuantity, dealCents, normalQuantity, normalCents } = notice;
      return {
        messageKey: keys.dealLimit,
        message: pick(
          language,
          `„${name}“: ${dealQuantity} Stück liegen zum Angebotspreis von ${money(dealCents)} im Warenkorb, mehr gibt es dazu nicht. ${normalQuantity} Stück kosten den normalen Preis von ${money(normalCents)}.`,
          `“${name}”: ${dealQuantity} are in your basket at the deal’s price of ${money(dealCents)}, which is all there are. ${normalQuantity} cost the normal price of ${money(normalCents)}.`,
        ),
        figure: facts(
          `${dealQuantity} zu ${money(dealCents)}, ${normalQuantity} zu ${money(normalCents)}`,
          `${dealQuantity} at ${money(dealCents)}, ${normalQuantity} at ${money(normalCents)}`,
        ),
      };
    }
    case "priceChanged":
      return {
        messageKey: keys.priceChanged,
        message: pick(
          language,
          `Der Preis von „${name}“ hat sich geändert: ${money(notice.nowCents)} statt ${money(notice.shownCents)} pro Stück.`,
          `The price of “${name}” has changed: ${money(notice.nowCents)} instead of ${money(notice.shownCents)} each.`,
        ),
        figure: facts(
          `${money(notice.nowCents)} statt ${money(notice.shownCents)}`,
          `${money(notice.nowCents)} instead of ${money(notice.shownCents)}`,
        ),
      };
    case "tierReached":
      return {
        messageKey: keys.tierReached,
        message: pick(
          language,
          `„${name}“ kostet bei ${quantity} Stück ${money(notice.nowCents)} statt ${money(notice.beforeCents)} pro Stück.`,
          `“${name}” costs ${money(notice.nowCents)} instead of ${money(notice.beforeCents)} each when you buy ${quantity}.`,
        ),
        figure: facts(
          `${money(notice.nowCents)} statt ${money(notice.beforeCents)}`,
          `${money(notice.nowCents)} instead of ${money(notice.beforeCents)}`,
        ),
      };
  }
}

/** A message under the general key: its reason stands beside whatever words operators have set for that key. */
const unusual = (message: string): Message => ({ messageKey: keys.somethingWentWrong, message, figure: message });

/** Why nothing was changed. */
export function refusalText(refusal: Refusal, item: CartItem | undefined, language: Language): Message {
  const name = item === undefined ? "" : pick(language, item.nameDe, item.nameEn);
  switch (refusal.type) {
    case "quantity":
      return {
        messageKey: keys.quantity,
        message: pick(language, "Bitte geben Sie eine Menge ab 1 ein.", "Please enter a quantity of 1 or more."),
        figure: pick(language, "mindestens 1 Stück", "at least 1"),
      };
    case "soldOut":
      return {
        messageKey: keys.quantity,
        message: pick(language, `„${name}“ ist zurzeit nicht lieferbar.`, `“${name}” is currently not available.`),
        figure: pick(language, `„${name}“: nicht lieferbar`, `“${name}”: not available`),
      };
    case "belowMinimum":
      return {
        messageKey: keys.minimum,
        message: pick(
          language,
          `Von „${name}“ ist weniger als die Mindestmenge von ${item?.minimumQuantity ?? 1} Stück verfügbar.`,
          `Fewer pieces of “${name}” are left than its minimum order of ${item?.minimumQuantity ?? 1}.`,
        ),
        figure: pick(
          language,
          `„${name}“: mindestens ${item?.minimumQuantity ?? 1} Stück`,
          `“${name}”: at least ${item?.minimumQuantity ?? 1}`,
        ),
      };
    case "membership":
      return unusual(
        pick(
          language,
          `„${name}“ bestellen Sie auf der Seite von Prime, nicht über den Warenkorb.`,
          `You order “${name}” on the page of Prime, not through the basket.`,
        ),
      );
    case "unknownItem":
      return unusual(pick(language, "Diesen Artikel führen wir nicht mehr.", "We no longer sell this item."));
    case "unknownPosition":
      return unusual(
        pick(
          language,
          "Diese Position liegt nicht mehr in Ihrem Warenkorb.",
          "This position is no longer in your basket.",
        ),
      );
    case "notOffered":
      return unusual(
        pick(language, "Dieser Artikel wird nicht gratis angeboten.", "This item is not offered free of charge."),
      );
  }
}

/** Why an item is not free yet. */
export function notEarnedText(minimumCents: number, language: Language): Message {
  const minimum = formatPrice(minimumCents, language);
  return unusual(
    pick(
      language,
      `Diesen Gratisartikel gibt es ab einem Warenwert von ${minimum}.`,
      `This free article comes with baskets from ${minimum}.`,
    ),
  );
}

/** The cart was ordered and stays as it is (CHKX-05). */
export function alreadySubmittedText(language: Language): Message {
  return {
    messageKey: keys.alreadySubmitted,
    message: pick(language, "Diese Bestellung haben Sie bereits abgeschickt.", "You have already placed this order."),
    figure: "",
  };
}

/** A call that no client of ours makes: an operation with no field set, or with several. */
export function malformedText(language: Language): Message {
  return unusual(
    pick(
      language,
      "Der Warenkorb konnte nicht geändert werden. Bitte versuchen Sie es noch einmal.",
      "Your basket could not be changed. Please try again.",
    ),
  );
}
