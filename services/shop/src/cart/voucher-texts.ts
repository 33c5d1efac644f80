import { pick } from "../catalogue/language.ts";
import type { Language } from "../platform/context.ts";
import { formatPrice } from "../platform/money.ts";
import type { VoucherRow } from "./cart.types.ts";
import type { RedeemedVoucher } from "./cart-parts.ts";
import type { VoucherEnd } from "./settle/settle-vouchers.ts";
import type { Message } from "./texts.ts";

const keys = {
  voucherUnknown: "vue.cart.voucher.error.invalid",
  voucherSpent: "vue.cart.voucher.error.spent",
  voucherTwice: "vue.cart.voucher.error.onlyOne",
  voucherPending: "vue.cart.voucher.notAttained",
  voucherLost: "vue.cart.notice.voucherLost",
} as const;

/** Why a voucher was not redeemed. */
export function voucherRefusalText(reason: "unknown" | VoucherEnd, language: Language): Message {
  return { ...refusalWords(reason, language), figure: "" };
}

function refusalWords(reason: "unknown" | VoucherEnd, language: Language): Omit<Message, "figure"> {
  switch (reason) {
    case "unknown":
      return {
        messageKey: keys.voucherUnknown,
        message: pick(
          language,
          "Diesen Gutscheincode kennen wir nicht. Bitte prüfen Sie die Schreibweise.",
          "We do not know this voucher code. Please check its spelling.",
        ),
      };
    case "ended":
      return {
        messageKey: keys.voucherUnknown,
        message: pick(language, "Dieser Gutschein gilt zurzeit nicht.", "This voucher is not valid at the moment."),
      };
    case "exhausted":
      return {
        messageKey: keys.voucherSpent,
        message: pick(
          language,
          "Dieser Gutschein ist aufgebraucht: Er wurde bereits so oft eingelöst, wie er gilt.",
          "This voucher is used up: it has been redeemed as often as it is valid.",
        ),
      };
    case "used":
      return {
        messageKey: keys.voucherSpent,
        message: pick(
          language,
          "Diesen Gutschein haben Sie bereits eingelöst. Er gilt für Sie nicht noch einmal.",
          "You have already redeemed this voucher. It is not valid for you again.",
        ),
      };
    case "onlyOne":
      return {
        messageKey: keys.voucherTwice,
        message: pick(
          language,
          "Sie können einen Rabattgutschein je Bestellung einlösen.",
          "You can redeem one discount voucher per order.",
        ),
      };
  }
}

/** What is missing for a voucher, as a sentence; the key is for a notice. */
export function voucherPendingText(
  {
    voucher,
    missingCents,
    spent,
  }: Pick<RedeemedVoucher, "missingCents" | "spent"> & {
    readonly voucher: Pick<VoucherRow, "isRunning">;
  },
  language: Language,
): Message {
  if (spent !== null) return { ...voucherRefusalText(spent, language), messageKey: keys.voucherPending };
  if (!voucher.isRunning) return { ...voucherRefusalText("ended", language), messageKey: keys.voucherPending };
  const missing = formatPrice(missingCents, language);
  return {
    messageKey: keys.voucherPending,
    message: pick(
      language,
      `Es fehlen noch ${missing} Warenwert, dann gilt der Gutschein.`,
      `Add goods worth ${missing} and the voucher counts.`,
    ),
    figure: pick(language, `es fehlen ${missing}`, `${missing} missing`),
  };
}

/** A voucher that counted and does not any more, with the reason. */
export function voucherLostText(
  redeemed: Pick<RedeemedVoucher, "missingCents" | "spent"> & {
    readonly voucher: Pick<VoucherRow, "isRunning" | "code" | "nameDe" | "nameEn">;
  },
  language: Language,
): Message {
  const { code, nameDe, nameEn } = redeemed.voucher;
  const name = pick(language, nameDe, nameEn);
  const reason = voucherPendingText(redeemed, language).message;
  return {
    messageKey: keys.voucherLost,
    message: pick(
      language,
      `Ihr Gutschein „${name}“ (${code}) zählt nicht mehr. ${reason}`,
      `Your voucher “${name}” (${code}) no longer counts. ${reason}`,
    ),
    figure: pick(language, `„${name}“, ${code}`, `“${name}”, ${code}`),
  };
}
