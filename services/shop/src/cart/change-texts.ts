import { pick } from "../catalogue/language.ts";
import type { Language } from "../platform/context.ts";
import { formatPrice } from "../platform/money.ts";
import type { CartChange } from "./cart-changes.ts";
import { type Message } from "./texts.ts";
import { voucherLostText } from "./voucher-texts.ts";

/** What the basket says about a change that the shopper did not make. */
export function changeText(change: CartChange, language: Language): Message {
  if (change.type === "voucherLost") return voucherLostText(change, language);
  const name = pick(language, change.item.nameDe, change.item.nameEn);
  const money = (cents: number) => formatPrice(cents, language);
  const facts = (de: string, en: string) => pick(language, `„${name}“: ${de}`, `“${name}”: ${en}`);
  switch (change.type) {
    case "priceChanged":
      return {
        messageKey: "vue.cart.notice.priceChanged",
        message: pick(
          language,
          `Der Preis von „${name}“ hat sich geändert: ${money(change.nowCents)} statt ${money(change.beforeCents)} pro Stück.`,
          `The price of “${name}” has changed: ${money(change.nowCents)} instead of ${money(change.beforeCents)} each.`,
        ),
        figure: facts(
          `${money(change.nowCents)} statt ${money(change.beforeCents)}`,
          `${money(change.nowCents)} instead of ${money(change.beforeCents)}`,
        ),
      };
    case "dealLapsed": {
      const { quantity, nowCents, beforeCents } = change;
      return {
        messageKey: "vue.cart.notice.dealLapsed",
        message: pick(
          language,
          `Ihre Reservierung im Blitzangebot ist abgelaufen: „${name}“ (${quantity} Stück) kostet jetzt ${money(nowCents)} statt ${money(beforeCents)} pro Stück.`,
          `Your reservation in the lightning deal has ended: “${name}” (quantity ${quantity}) now costs ${money(nowCents)} instead of ${money(beforeCents)} each.`,
        ),
        figure: facts(
          `${quantity} Stück, ${money(nowCents)} statt ${money(beforeCents)}`,
          `${quantity} at ${money(nowCents)} instead of ${money(beforeCents)}`,
        ),
      };
    }
    case "shortage":
      return {
        messageKey: "vue.cart.notice.shortage",
        message: shortageText(name, change.left, language),
        figure: facts(`noch ${change.left} Stück`, `${change.left} left`),
      };
    case "offerLost":
      return {
        messageKey: "vue.cart.notice.offerLost",
        message: pick(
          language,
          `„${name}“ ist nicht mehr gratis dabei. Es fehlen ${money(change.missingCents)} Warenwert.`,
          `“${name}” is no longer included for free. Add goods worth ${money(change.missingCents)} to get it back.`,
        ),
        figure: facts(`es fehlen ${money(change.missingCents)}`, `${money(change.missingCents)} missing`),
      };
    case "freeSoldOut":
      return {
        messageKey: "vue.cart.notice.freeSoldOut",
        message: pick(
          language,
          `„${name}“ gibt es nicht mehr gratis dazu: Der Artikel ist vergriffen.`,
          `“${name}” is no longer included for free: it has run out.`,
        ),
        figure: pick(language, `„${name}“`, `“${name}”`),
      };
  }
}

/** An item of which there are not enough pieces any more. @param left pieces that are left */
export function shortageText(name: string, left: number, language: Language): string {
  if (left === 0) {
    return pick(
      language,
      `„${name}“ ist leider ausverkauft. Bitte entfernen Sie den Artikel aus dem Warenkorb.`,
      `“${name}” is sold out. Please remove it from your basket.`,
    );
  }
  return pick(
    language,
    `Von „${name}“ sind nur noch ${left} Stück verfügbar. Bitte ändern Sie die Menge.`,
    `Only ${left} pieces of “${name}” are left. Please change the quantity.`,
  );
}
