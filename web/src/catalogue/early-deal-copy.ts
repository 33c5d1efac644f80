import { defineCopy } from "../lib/copy.ts";

/** Texts of a deal that members of prime get before others. */
export const earlyDealCopy = defineCopy({
  de: {
    at: (day: string, time: string) => `${day}, ${time} Uhr`,
    starts: (moment: string, price: string) => `Blitzangebot ab ${moment}: ${price}`,
    membersFrom: (moment: string) => `Mitglieder von Prime kaufen schon ab ${moment} zu diesem Preis.`,
    ownFrom: (moment: string) => `Als Mitglied von Prime kaufen Sie schon ab ${moment} zu diesem Preis.`,
    more: "Mehr zu Prime",
    open: "Als Mitglied von Prime kaufen Sie jetzt zum Angebotspreis",
    othersFrom: (moment: string) => `Für alle beginnt das Blitzangebot am ${moment}.`,
  },
  en: {
    at: (day: string, time: string) => `${day}, ${time}`,
    starts: (moment: string, price: string) => `Lightning deal from ${moment}: ${price}`,
    membersFrom: (moment: string) => `Members of Prime get this price from ${moment}.`,
    ownFrom: (moment: string) => `As a member of Prime you get this price from ${moment}.`,
    more: "More about Prime",
    open: "As a member of Prime you get the deal’s price now",
    othersFrom: (moment: string) => `For all others the lightning deal begins on ${moment}.`,
  },
});
