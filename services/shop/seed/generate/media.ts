import type { Family, Model } from "../catalogue/model.ts";
import type { ProductRow } from "./rows.ts";
import { sampledInstruments } from "../../src/catalogue/sound/synthesise.ts";

const sheetFiles = (id: number): ProductRow["downloads"][number]["downloads"] => [
  {
    dataName: "Produktdatenblatt",
    url: `/media/data-sheets/${id}-de.pdf`,
    headline: { de: "Datenblatt auf Deutsch (PDF)", en: "Data sheet in German (PDF)" },
  },
  {
    dataName: "Produktdatenblatt",
    url: `/media/data-sheets/${id}-en.pdf`,
    headline: { de: "Datenblatt auf Englisch (PDF)", en: "Data sheet in English (PDF)" },
  },
];

/** Data sheets of technical devices and of furniture; those with an energy class have the one that the law asks for. */
export function downloadsOf(id: number, family: Family, model: Model): ProductRow["downloads"] {
  const hasEnergyClass = (model[2]?.energy ?? family.energy) !== undefined;
  if (hasEnergyClass) {
    return [{ displayName: { de: "Energiedatenblatt", en: "Energy data sheet" }, downloads: sheetFiles(id) }];
  }
  if (family.tone !== "tech" && family.tone !== "furniture") return [];
  return [{ displayName: { de: "Produktdatenblatt", en: "Product data sheet" }, downloads: sheetFiles(id) }];
}

/** A sample of what an instrument sounds like. */
export function audioSamplesOf(family: Family, model: Model): ProductRow["audio_samples"] {
  const kind = model[2]?.draw?.kind ?? family.kind;
  const instrument = sampledInstruments.find((known) => known === kind);
  if (instrument === undefined) return [];
  return [
    {
      name: { de: "Klangbeispiel, am Rechner erzeugt", en: "Sound sample, made by a computer" },
      url: `/media/sounds/${instrument}.wav`,
    },
  ];
}

/** Names of things that run on electricity, and of what their descriptions say of it. */
const electricName = /\bLED\b|Stromkreis|Digital|Stoppuhr|Taschenrechner|Laminiergerät|Elektr/i;
const mentionsBattery = /Batterie|Akku/;

/** Finds electrical devices and goods with a battery: the law asks sellers to take these back. */
const isElectric = (family: Family, [name, , extra]: Model): boolean =>
  [extra?.charge, family.charge, extra?.energy, family.energy].some((value) => value !== undefined) ||
  electricName.test(name) ||
  family.details.some((detail) => mentionsBattery.test(detail));

/** Tabs beside the description: the take-back of devices, and how a freight carrier delivers. */
export function extraTabsOf(family: Family, model: Model): ProductRow["extra_tabs"] {
  const isDevice = isElectric(family, model);
  return [
    ...(isDevice
      ? [
          {
            id: "entsorgung",
            name: { de: "Entsorgung", en: "Disposal" },
            headline: { de: "Altgeräte und Batterien", en: "Old devices and batteries" },
            content: {
              de: '<p>Elektrogeräte und Batterien gehören nicht in den Hausmüll; dafür steht die durchgestrichene Mülltonne. Steht Cd, Hg oder Pb darunter, enthält die Batterie Cadmium, Quecksilber oder Blei.</p><ul><li>Batterien und Akkus müssen getrennt abgegeben werden: unentgeltlich bei uns, an jeder Verkaufsstelle oder an einer kommunalen Sammelstelle.</li><li>Altgeräte nehmen kommunale Sammelstellen und der Handel unentgeltlich zurück. Kaufen Sie ein neues Gerät, nehmen wir ein altes derselben Art zurück; schreiben Sie uns dazu über die Seite <a href="/service/kontakt/">Kontakt</a>.</li><li>Löschen Sie vorher persönliche Daten.</li><li>Nehmen Sie Batterien, die sich zerstörungsfrei lösen lassen, heraus.</li></ul>',
              en: '<p>Electrical devices and batteries do not belong in household waste; this is what the crossed-out bin stands for. Cd, Hg or Pb below it mean that the battery contains cadmium, mercury or lead.</p><ul><li>Batteries must be handed in separately: free of charge to us, at each point of sale or at a municipal collection point.</li><li>Old devices are taken back free of charge at municipal collection points and by retailers. When you buy a new device, we take back an old one of its kind; write to us on the page <a href="/service/kontakt/">Contact</a>.</li><li>Delete personal data first.</li><li>Take out batteries that can be removed without damage.</li></ul>',
            },
          },
        ]
      : []),
    ...((model[2]?.spedition ?? family.spedition)
      ? [
          {
            id: "lieferung",
            name: { de: "Lieferung und Aufbau", en: "Delivery and assembly" },
            headline: { de: "So kommt es bei Ihnen an", en: "How it reaches you" },
            content: {
              de: "<p>Die Spedition vereinbart mit Ihnen einen Termin. Prüfen Sie die Verpackung, solange der Fahrer da ist, und lassen Sie Schäden auf dem Lieferschein vermerken.</p>",
              en: "<p>The freight carrier makes an appointment with you. Check the packaging while the driver is there, and have damage noted on the delivery note.</p>",
            },
          },
        ]
      : []),
  ];
}

/** What each storefront says of goods that a freight carrier brings. */
export function matrixCodeMessagesOf(isFreight: boolean): { key: string; message: string }[] {
  if (!isFreight) return [];
  const german = "Die Spedition stimmt den Liefertermin mit Ihnen ab.";
  const english = "The carrier makes an appointment for the delivery with you.";
  return [
    ...["bde_de", "bat_de", "bch_ch", "b2b_de"].map((key) => ({ key, message: german })),
    { key: "b2b_en", message: english },
  ];
}
