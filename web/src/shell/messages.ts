import { TranslationsDocument } from "../graph/generated/Translations.ts";
import type { GraphTools } from "../graph/load.ts";
import { defineCopy, type InterfaceLanguage, languageOf, storefrontOf } from "../lib/copy.ts";
import type { MessageOf } from "../lib/message-of.ts";

/** Texts of message keys, which are the specification's own and taken exactly (I18N-04): for where the shop has none. */
const messages = defineCopy<Readonly<Record<string, string>>>({
  de: {
    "vue.message.internalError": "Da ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.",
    "vue.message.tooManyAttempts":
      "Zu viele Versuche. Bitte warten Sie einige Minuten und versuchen Sie es dann noch einmal.",
    "vue.message.storageFull":
      "Wir können gerade keine Bestellungen annehmen. Es wurde nichts geändert – bitte versuchen Sie es später noch einmal.",
    "vue.message.overloaded":
      "Unser Shop ist gerade sehr ausgelastet. Es wurde nichts geändert – bitte versuchen Sie es gleich noch einmal.",
    "vue.message.sessionExpired": "Bitte melden Sie sich an, um hier weiterzumachen.",
    "vue.message.securityLogout": "Sie wurden aus Sicherheitsgründen abgemeldet. Bitte melden Sie sich neu an.",
    "vue.checkout.message.sessionExpired":
      "Für diesen Schritt fehlt noch etwas. Bitte beginnen Sie die Bestellung noch einmal.",
    "vue.checkout.payment.error":
      "Die Zahlung wurde nicht ausgeführt. Ihr Warenkorb ist unverändert – bitte versuchen Sie es noch einmal oder wählen Sie eine andere Zahlungsart.",
    "vue.checkout.shippingStep.errorNoDeliveryAddress": "Bitte wählen Sie, wohin wir liefern dürfen.",
    "vue.checkout.paymentStep.errorNoPaymentSelected": "Bitte wählen Sie eine Zahlungsart.",
    "vue.checkout.error.orderAlreadySubmitted":
      "Diese Bestellung haben Sie bereits abgeschickt. Wir haben sie nur einmal ausgeführt.",
    "vue.checkout.summaryStep.notification.cartChanged":
      "Ihr Warenkorb hat sich geändert. Bitte prüfen Sie ihn, bevor Sie bestellen.",
    "vue.cart.error.somethingWentWrong": "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.",
    "vue.user.logout.message": "Sie sind abgemeldet.",
    "vue.user.registerPage.notification.alreadyLoggedIn": "Sie sind bereits angemeldet.",
    "vue.buybox.text.quantity.error":
      "So viele Stück können Sie nicht auf einmal bestellen. Wir haben die Menge angepasst.",
    "vue.pdp.minQuantity": "Bitte beachten Sie die Mindestbestellmenge.",
    "vue.error.security.valid_token_required": "Bitte melden Sie sich an.",
  },
  en: {
    "vue.message.internalError": "Something went wrong. Please try again.",
    "vue.message.tooManyAttempts": "Too many attempts. Please wait a few minutes and try again.",
    "vue.message.storageFull": "We cannot take orders at the moment. Nothing was changed – please try again later.",
    "vue.message.overloaded":
      "Our shop is very busy at the moment. Nothing was changed – please try again in a moment.",
    "vue.message.sessionExpired": "Please sign in to continue here.",
    "vue.message.securityLogout": "You were signed out for security reasons. Please sign in again.",
    "vue.checkout.message.sessionExpired": "Something is still missing for this step. Please start the checkout again.",
    "vue.checkout.payment.error":
      "The payment was not made. Your basket is unchanged – please try again or choose another way to pay.",
    "vue.checkout.shippingStep.errorNoDeliveryAddress": "Please choose where we may deliver to.",
    "vue.checkout.paymentStep.errorNoPaymentSelected": "Please choose a payment method.",
    "vue.checkout.error.orderAlreadySubmitted": "You have already placed this order. We have carried it out only once.",
    "vue.checkout.summaryStep.notification.cartChanged": "Your basket has changed. Please check it before you order.",
    "vue.cart.error.somethingWentWrong": "That did not work. Please try again.",
    "vue.user.logout.message": "You are signed out.",
    "vue.user.registerPage.notification.alreadyLoggedIn": "You are already signed in.",
    "vue.buybox.text.quantity.error": "You cannot order that many at once. We have adjusted the quantity.",
    "vue.pdp.minQuantity": "Please note the minimum order quantity.",
    "vue.error.security.valid_token_required": "Please sign in.",
  },
});

/** Requests the texts of message keys in the language of the page; rejects when there is no answer. */
export type AskTexts = (
  keys: readonly string[],
) => Promise<{ readonly getTranslationsByKeys: readonly { readonly key: string; readonly text: string }[] } | null>;

/** How long a message waits for the shop's own text, in milliseconds: a failure must not become a second one. */
const patience = 1_500;

/**
 * Puts message keys into words: the shop's text where it has one, else the one that is built in (C-88, I18N-03). It is
 * requested when a message is shown, past the tab's cache: the gateway keeps it for all visitors, and drops it when it
 * changes. What is no key comes back as it is, without a call.
 */
export async function translate(keyOrText: string, language: InterfaceLanguage, ask: AskTexts): Promise<string> {
  if (!isKey(keyOrText)) return keyOrText;
  return (await requestText(keyOrText, ask)) ?? messageText(keyOrText, language);
}

/**
 * What operators have set for a message key whose own message says more than the built-in text of the key, such as a limit
 * (WISH-24, WISH-25); null where they have left that text as it is, or no answer comes in time.
 */
export async function operatorsText(key: string, language: InterfaceLanguage, ask: AskTexts): Promise<string | null> {
  const text = await requestText(key, ask);
  return text === messages[language][key] ? null : text;
}

/** The shop's text of a key; null where it has none, or does not answer in time. */
async function requestText(key: string, ask: AskTexts): Promise<string | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<null>((resolve) => (timer = setTimeout(resolve, patience, null)));
  const answer = await Promise.race([ask([key]).catch(() => null), tooLate]);
  clearTimeout(timer);
  return answer?.getTranslationsByKeys.find((one) => one.key === key)?.text || null;
}

/** The same for the visitor of a request; for loaders and actions. */
export function messagesFor(request: Request, { refresh }: Pick<GraphTools, "refresh">): MessageOf {
  const language = languageOf(storefrontOf(request));
  return (keyOrText) => translate(keyOrText, language, (keys) => refresh(TranslationsDocument, { keys }));
}

const isKey = (text: string): boolean => /^[\w-]+(\.[\w-]+)+$/.test(text);

/** The built-in text of a message key, a general one for keys without any: no key is ever shown. Other texts come back as they are. */
export function messageText(key: string, language: InterfaceLanguage): string {
  return messages[language][key] ?? (isKey(key) ? (messages[language]["vue.message.internalError"] ?? "") : key);
}
