import { defineCopy } from "../lib/copy.ts";

/** Texts of the notice on the legal guarantee of conformity (Directive 2011/83/EU, Article 22a), for de and at. */
export const guaranteeCopy = defineCopy({
  de: {
    title: "Gesetzliches Gewährleistungsrecht",
    lead: "Was Ihnen zusteht, wenn eine Ware nicht in Ordnung ist, und was eine Garantie des Herstellers darüber hinaus verspricht.",
    short: "Gesetzliche Gewährleistung: mindestens 2 Jahre",
    years: "mindestens 2 Jahre",
    eu: "In der ganzen Europäischen Union",
    liable:
      "Zeigt sich innerhalb von mindestens 2 Jahren nach der Lieferung, dass eine Ware mangelhaft ist oder nicht dem Vertrag entspricht, haften wir als Verkäufer dafür. Das kostet Sie nichts.",
    remedies: "Sie haben Anspruch darauf, dass wir die Ware",
    repair: "reparieren oder ersetzen,",
    refund: "und, wenn das nicht gelingt, den Preis mindern oder gegen Rückgabe erstatten.",
    longer:
      "Das Recht eines Landes kann eine längere Frist vorsehen. In Deutschland (§ 438 BGB) und Österreich (§ 10 VGG) sind es für bewegliche Waren 2 Jahre.",
    claim: "Wenden Sie sich dazu an uns, nicht an den Hersteller:",
    contact: "Kontakt",
    more: "Mehr über Ihre Rechte auf dem Portal „Ihr Europa“",
    moreUrl: "https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_de.htm",
    newWindow: "(neues Fenster)",
    makerTitle: "Garantie des Herstellers",
    maker:
      "Eine Garantie ist freiwillig und kommt zum gesetzlichen Recht hinzu. Verspricht ein Hersteller ohne Aufpreis, dass die ganze Ware länger als 2 Jahre hält, steht auf der Produktseite die Kennzeichnung „GARAN“ mit der Zahl der Jahre.",
    elsewhere: "Diese Mitteilung gilt für Verbraucherinnen und Verbraucher in Deutschland und Österreich.",
  },
  en: {
    title: "Legal guarantee of conformity",
    lead: "What you are entitled to when goods are not as they should be, and what a producer's guarantee promises beyond that.",
    short: "Legal guarantee: at least 2 years",
    years: "at least 2 years",
    eu: "All over the European Union",
    liable:
      "If goods turn out to be faulty or not as agreed within at least 2 years of their delivery, we are liable for that as the seller. It costs you nothing.",
    remedies: "You are entitled to have the goods",
    repair: "repaired or replaced,",
    refund: "and, where that fails, to a lower price, or to your money back for the goods.",
    longer:
      "The law of a country may provide for a longer time. In Germany (§ 438 BGB) and Austria (§ 10 VGG) it is 2 years for movable goods.",
    claim: "Turn to us for it, not to the producer:",
    contact: "Contact",
    more: "More about your rights on the portal “Your Europe”",
    moreUrl: "https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_en.htm",
    newWindow: "(new window)",
    makerTitle: "The producer's guarantee",
    maker:
      "A guarantee is voluntary and comes on top of the legal right. Where a producer promises, at no extra cost, that the whole product lasts longer than 2 years, its page has the label “GARAN” with the number of years.",
    elsewhere: "This notice is for consumers in Germany and Austria.",
  },
});
