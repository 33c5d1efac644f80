import { pick } from "../../catalogue/language.ts";
import type { Language } from "../../platform/context.ts";
import { linkText } from "../validation/personal-name.ts";
import type { AddressCountry } from "./post-codes.ts";

/** What can be wrong with an address. */
export type AddressFault =
  | {
      readonly type: "missing";
      readonly field: "firstName" | "lastName" | "postCode" | "city" | "street" | "postNumber" | "packstation";
    }
  | { readonly type: "tooLong"; readonly maximum: number }
  | {
      readonly type:
        | "controlCharacter"
        | "link"
        | "salutation"
        | "country"
        | "packstationGermanyOnly"
        | "houseNumberMissing"
        | "streetMissing";
    }
  | {
      readonly type:
        | "nameDigits"
        | "postCodeLetters"
        | "cityDigits"
        | "postNumberFormat"
        | "postNumberLength"
        | "packstationFormat"
        | "packstationLength";
    }
  | { readonly type: "postCodeLength"; readonly country: AddressCountry; readonly digits: number }
  | { readonly type: "mismatch"; readonly postCode: string; readonly city: string };

const missing = {
  firstName: ["Bitte geben Sie den Vornamen ein.", "Please enter the first name."],
  lastName: ["Bitte geben Sie den Nachnamen ein.", "Please enter the last name."],
  postCode: ["Bitte geben Sie die Postleitzahl ein.", "Please enter the postcode."],
  city: ["Bitte geben Sie den Ort ein.", "Please enter the city."],
  street: ["Bitte geben Sie Straße und Hausnummer ein.", "Please enter street and house number."],
  postNumber: ["Bitte geben Sie Ihre Postnummer ein.", "Please enter your post number."],
  packstation: ["Bitte geben Sie die Nummer der Packstation ein.", "Please enter the number of the parcel station."],
} as const;

const countryNames = {
  DE: ["Deutschland", "Germany"],
  AT: ["Österreich", "Austria"],
  CH: ["der Schweiz", "Switzerland"],
} as const;

/** What a shopper reads: the cause, and how to mend it. */
export function addressFaultText(fault: AddressFault, language: Language): string {
  const say = (de: string, en: string) => pick(language, de, en);
  switch (fault.type) {
    case "missing": {
      const [de, en] = missing[fault.field];
      return say(de, en);
    }
    case "tooLong":
      return say(
        `Hier sind höchstens ${fault.maximum} Zeichen möglich.`,
        `At most ${fault.maximum} characters are possible here.`,
      );
    case "controlCharacter":
      return say(
        "Hier steht ein Zeichen, das nicht gedruckt werden kann.",
        "There is a character here that cannot be printed.",
      );
    case "salutation":
      return say("Bitte wählen Sie eine Anrede aus der Liste.", "Please choose a salutation from the list.");
    case "country":
      return say("In dieses Land liefern wir leider nicht.", "We do not deliver to this country.");
    case "packstationGermanyOnly":
      return say("Packstationen gibt es nur in Deutschland.", "Parcel stations exist in Germany only.");
    case "streetMissing":
      return say(
        "Es fehlt der Name der Straße vor der Hausnummer.",
        "The name of the street is missing before the house number.",
      );
    case "houseNumberMissing":
      return say(
        "Es fehlt die Hausnummer. Ohne Hausnummer schreiben Sie bitte „o. Nr.“.",
        "The house number is missing. If there is none, please write “no number”.",
      );
    case "nameDigits":
      return say("Ein Name enthält keine Ziffern.", "A name contains no digits.");
    case "link":
      return linkText(language);
    case "postCodeLetters":
      return say("Die Postleitzahl besteht nur aus Ziffern.", "The postcode consists of digits only.");
    case "postCodeLength":
      return say(
        `Postleitzahlen in ${countryNames[fault.country][0]} haben ${fault.digits} Ziffern.`,
        `Postcodes in ${countryNames[fault.country][1]} have ${fault.digits} digits.`,
      );
    case "cityDigits":
      return say(
        "Der Ort enthält keine Postleitzahl, sie hat ein eigenes Feld. Hinter dem Namen sind zwei Ziffern möglich.",
        "The city contains no postcode, which has a field of its own. Two digits may follow the name.",
      );
    case "mismatch":
      return say(
        `Die Postleitzahl ${fault.postCode} scheint nicht zu ${fault.city} zu gehören. Bitte prüfen Sie beides oder bestätigen Sie die Adresse.`,
        `The postcode ${fault.postCode} does not seem to belong to ${fault.city}. Please check both or confirm the address.`,
      );
    case "postNumberFormat":
      return say("Die Postnummer besteht nur aus Ziffern.", "The post number consists of digits only.");
    case "postNumberLength":
      return say(
        "Die Postnummer hat 6 bis 10 Ziffern. Sie steht auf Ihrer DHL-Kundenkarte und in der App.",
        "The post number has 6 to 10 digits. It is on your DHL card and in the app.",
      );
    case "packstationFormat":
      return say(
        "Die Nummer der Packstation besteht nur aus Ziffern.",
        "The number of the parcel station consists of digits only.",
      );
    case "packstationLength":
      return say(
        "Die Nummer der Packstation hat 3 Ziffern, zum Beispiel 145.",
        "The number of the parcel station has 3 digits, for example 145.",
      );
  }
}
