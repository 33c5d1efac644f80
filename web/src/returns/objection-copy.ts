import { defineCopy } from "../lib/copy.ts";
import { serviceContact } from "../lib/service-contact.ts";

/** Texts of the page on which the order's own address objects to what others have declared (C-106). */
export const objectionCopy = defineCopy({
  de: {
    title: "Waren Sie das nicht?",
    lead: "Jemand hat zu Ihrer Bestellung etwas erklärt und brauchte dafür keine Anmeldung, sondern nur wenige Angaben.",
    what: {
      RETURN: (rma: string, id: string) => `Rücksendung ${rma} zur Bestellung ${id}`,
      WITHDRAWAL: (rma: string, id: string) => `Widerruf ${rma} zur Bestellung ${id}`,
      CANCELLATION: (rma: string, id: string) => `Kündigung ${rma} zur Bestellung ${id}`,
    },
    declared: (moment: string) => `Eingegangen am ${moment} Uhr`,
    open: (moment: string) =>
      `Kam das nicht von Ihnen? Dann melden Sie es bis zum ${moment} Uhr mit diesem Knopf: Alles bleibt, wie es war. War es in Ihrem Sinn, brauchen Sie nichts zu tun.`,
    submit: "Das war ich nicht",
    sending: "Wird gemeldet …",
    doneTitle: "Danke, alles bleibt, wie es war",
    done: "Die Erklärung gilt nicht, und Ihre Bestellung geht weiter wie zuvor. Wir haben es auch per E-Mail bestätigt.",
    overTitle: "Die Frist ist abgelaufen",
    over: "Hier können Sie nicht mehr widersprechen. Stimmt etwas nicht, hilft Ihnen unser Kundenservice.",
    unknownTitle: "Dieser Link ist ungültig",
    unknown: "Bitte öffnen Sie den Link noch einmal aus der E-Mail, die Sie von uns bekommen haben.",
    steps: [serviceContact.de],
  },
  en: {
    title: "Was that not you?",
    lead: "Someone has declared something about your order, and needed no login for it, only a few details.",
    what: {
      RETURN: (rma: string, id: string) => `Return ${rma} of order ${id}`,
      WITHDRAWAL: (rma: string, id: string) => `Withdrawal ${rma} from order ${id}`,
      CANCELLATION: (rma: string, id: string) => `Cancellation ${rma} for order ${id}`,
    },
    declared: (moment: string) => `Received on ${moment}`,
    open: (moment: string) =>
      `Did that not come from you? Then tell us by this button until ${moment}: everything stays as it was. If you agree, there is nothing for you to do.`,
    submit: "That was not me",
    sending: "Sending …",
    doneTitle: "Thank you, everything stays as it was",
    done: "The declaration has no effect, and your order goes on as before. We have confirmed this by email, too.",
    overTitle: "The time is over",
    over: "You can no longer object here. If something is wrong, our customer service will help you.",
    unknownTitle: "This link is not valid",
    unknown: "Please open the link once more from the email that we have sent to you.",
    steps: [serviceContact.en],
  },
});
