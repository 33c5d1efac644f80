import { defineCopy } from "../lib/copy.ts";

/** What is wrong with an address; each cause has its own sentence (ux 20). */
export const addressFaults = defineCopy({
  de: {
    firstNameMissing: "Bitte geben Sie Ihren Vornamen ein.",
    lastNameMissing: "Bitte geben Sie Ihren Nachnamen ein.",
    nameDigits: "Ein Name enthält keine Ziffern.",
    companyMissing: "Bitte geben Sie den Namen der Schule oder Firma ein.",
    tooLong: "Das sind mehr als 255 Zeichen. Bitte kürzen Sie die Angabe.",
    streetMissing: "Bitte geben Sie Straße und Hausnummer ein.",
    streetNameMissing: "Der Name der Straße fehlt.",
    houseNumberMissing: "Die Hausnummer fehlt, zum Beispiel „Lindenweg 4“.",
    postCodeMissing: "Bitte geben Sie Ihre Postleitzahl ein.",
    postCodeLetters: "Eine Postleitzahl besteht nur aus Ziffern.",
    postCodeLength: (digits: number, given: number) =>
      `Die Postleitzahl hat ${digits} Ziffern, eingegeben sind ${given}.`,
    cityMissing: "Bitte geben Sie Ihren Ort ein.",
    cityDigits:
      "Der Ort enthält keine Postleitzahl, sie hat ein eigenes Feld. Hinter dem Namen sind zwei Ziffern möglich.",
    countryMissing: "Bitte wählen Sie das Land.",
    postNumberMissing: "Bitte geben Sie Ihre Postnummer ein.",
    postNumberLetters: "Eine Postnummer besteht nur aus Ziffern.",
    postNumberLength: "Eine Postnummer hat 6 bis 10 Ziffern.",
    packstationMissing: "Bitte geben Sie die Nummer der Packstation ein.",
    packstationLetters: "Die Nummer der Packstation besteht nur aus Ziffern.",
    packstationLength: "Die Nummer der Packstation hat 3 Ziffern.",
  },
  en: {
    firstNameMissing: "Please enter your first name.",
    lastNameMissing: "Please enter your last name.",
    nameDigits: "A name contains no digits.",
    companyMissing: "Please enter the name of the school or company.",
    tooLong: "That is more than 255 characters. Please shorten it.",
    streetMissing: "Please enter street and house number.",
    streetNameMissing: "The name of the street is missing.",
    houseNumberMissing: "The house number is missing, for example “Lindenweg 4”.",
    postCodeMissing: "Please enter your postcode.",
    postCodeLetters: "A postcode consists of digits only.",
    postCodeLength: (digits: number, given: number) => `The postcode has ${digits} digits, you entered ${given}.`,
    cityMissing: "Please enter your city.",
    cityDigits: "The city contains no postcode, which has a field of its own. Two digits may follow the name.",
    countryMissing: "Please choose the country.",
    postNumberMissing: "Please enter your post number.",
    postNumberLetters: "A post number consists of digits only.",
    postNumberLength: "A post number has 6 to 10 digits.",
    packstationMissing: "Please enter the number of the parcel station.",
    packstationLetters: "The number of the parcel station consists of digits only.",
    packstationLength: "The number of the parcel station has 3 digits.",
  },
});
/** The sentences in one language. */
export type AddressFaults = (typeof addressFaults)["de"];
