import type { Text } from "../bilingual.ts";

/** Texts by message key (I18N-04); the storefront carries the same ones for when the shop does not answer. */
export const messages: Readonly<Record<string, Text>> = {
  "vue.message.internalError": {
    de: "Da ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.",
    en: "Something went wrong. Please try again.",
  },
  "vue.message.tooManyAttempts": {
    de: "Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es dann noch einmal.",
    en: "Too many attempts. Please wait a few minutes and try again.",
  },
  "vue.message.storageFull": {
    de: "Wir können gerade keine Bestellungen annehmen. Es wurde nichts geändert – bitte versuchen Sie es später noch einmal.",
    en: "We cannot take orders at the moment. Nothing was changed – please try again later.",
  },
  "vue.message.overloaded": {
    de: "Unser Shop ist gerade sehr ausgelastet. Es wurde nichts geändert – bitte versuchen Sie es gleich noch einmal.",
    en: "Our shop is very busy at the moment. Nothing was changed – please try again in a moment.",
  },
  "vue.message.sessionExpired": {
    de: "Bitte melden Sie sich an, um hier weiterzumachen.",
    en: "Please sign in to continue here.",
  },
  "vue.message.securityLogout": {
    de: "Sie wurden aus Sicherheitsgründen abgemeldet. Bitte melden Sie sich neu an.",
    en: "You were signed out for security reasons. Please sign in again.",
  },
  "vue.checkout.message.sessionExpired": {
    de: "Für diesen Schritt fehlt noch etwas. Bitte beginnen Sie die Bestellung noch einmal.",
    en: "Something is still missing for this step. Please start the checkout again.",
  },
  "vue.checkout.payment.error": {
    de: "Die Zahlung wurde nicht ausgeführt. Ihr Warenkorb ist unverändert – bitte versuchen Sie es noch einmal oder wählen Sie eine andere Zahlungsart.",
    en: "The payment was not made. Your basket is unchanged – please try again or choose another way to pay.",
  },
  "vue.checkout.shippingStep.errorNoDeliveryAddress": {
    de: "Bitte wählen Sie, wohin wir liefern dürfen.",
    en: "Please choose where we may deliver to.",
  },
  "vue.checkout.paymentStep.errorNoPaymentSelected": {
    de: "Bitte wählen Sie eine Zahlungsart.",
    en: "Please choose a payment method.",
  },
  "vue.checkout.error.orderAlreadySubmitted": {
    de: "Diese Bestellung haben Sie bereits abgeschickt. Wir haben sie nur einmal ausgeführt.",
    en: "You have already placed this order. We have carried it out only once.",
  },
  "vue.checkout.summaryStep.notification.cartChanged": {
    de: "Ihr Warenkorb hat sich geändert. Bitte prüfen Sie ihn, bevor Sie bestellen.",
    en: "Your basket has changed. Please check it before you order.",
  },
  "vue.cart.error.somethingWentWrong": {
    de: "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
    en: "That did not work. Please try again.",
  },
  "vue.user.logout.message": {
    de: "Sie sind abgemeldet.",
    en: "You are signed out.",
  },
  "vue.user.registerPage.notification.alreadyLoggedIn": {
    de: "Sie sind bereits angemeldet.",
    en: "You are already signed in.",
  },
  "vue.buybox.text.quantity.error": {
    de: "So viele Stück können Sie nicht auf einmal bestellen. Wir haben die Menge angepasst.",
    en: "You cannot order that many at once. We have adjusted the quantity.",
  },
  "vue.pdp.minQuantity": {
    de: "Bitte beachten Sie die Mindestbestellmenge.",
    en: "Please note the minimum order quantity.",
  },
  "vue.error.security.valid_token_required": {
    de: "Bitte melden Sie sich an.",
    en: "Please sign in.",
  },
};
