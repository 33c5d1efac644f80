import { defineCopy } from "../lib/copy.ts";

/** Texts of the page to which a shopper returns from the payment provider. */
export const paymentReturnCopy = defineCopy({
  de: {
    checking: {
      title: "Ihre Zahlung wird geprüft",
      text: "Einen Moment bitte: Der Shop antwortet gerade nicht. Diese Seite fragt von selbst wieder nach. Bitte zahlen Sie nicht noch einmal.",
    },
    unclear: {
      title: "Ihre Zahlung wird geprüft",
      text: "Wir können noch nicht sagen, ob die Zahlung gelungen ist. Bitte zahlen Sie nicht noch einmal: Sobald wir Genaues wissen, schreiben wir Ihnen.",
    },
    refunded: {
      title: "Sie erhalten Ihr Geld zurück",
      text: "Ihre Zahlung kam an, konnte aber nicht mehr bestellt werden. Den Betrag zahlen wir Ihnen zurück.",
    },
    ordered: {
      title: "Ihre Zahlung ist da",
      text: "Die Bestellung ist bei uns eingegangen. Die Bestätigung haben wir an die E-Mail-Adresse der Bestellung geschickt.",
    },
    number: (orderId: string) => `Ihre Bestellnummer ist ${orderId}.`,
    again: "Jetzt nachfragen",
    home: "Zur Startseite",
  },
  en: {
    checking: {
      title: "Your payment is being checked",
      text: "One moment, please: the shop is not answering right now. This page asks again by itself. Please do not pay again.",
    },
    unclear: {
      title: "Your payment is being checked",
      text: "We cannot tell yet whether the payment was made. Please do not pay again: we will write to you as soon as we know more.",
    },
    refunded: {
      title: "You get your money back",
      text: "Your payment arrived but could not be ordered any more. We pay the amount back to you.",
    },
    ordered: {
      title: "Your payment has arrived",
      text: "We have received the order. The confirmation was sent to the order's email address.",
    },
    number: (orderId: string) => `Your order number is ${orderId}.`,
    again: "Ask now",
    home: "To the home page",
  },
});
