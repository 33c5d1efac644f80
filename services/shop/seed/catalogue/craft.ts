import { colourFamilies } from "./craft-colour.ts";
import { materialFamilies } from "./craft-material.ts";
import type { Department } from "./model.ts";

/** Arts and crafts: paints, paper, glue and everything that is made by hand. */
export const craft: Department = {
  slug: "basteln-gestalten", name: "Basteln und Gestalten | Arts and crafts", kind: "paint-box", colour: "#d8562a",
  seo: [
    "Farben, Papiere und Werkzeuge für den Kunst- und Werkunterricht, ausgesucht für Kinderhände und große Gruppen. | Paints, papers and tools for art and craft lessons, chosen for children's hands and large groups.",
    "Wir achten auf Farben auf Wasserbasis und Papier aus verantwortungsvoller Forstwirtschaft. | We look for water-based paints and paper from responsible forestry.",
    "Großgebinde lohnen sich für Schulen und Kitas; kleine Mengen schicken wir ebenso gern. | Bulk packs pay off for schools and nurseries; we are just as happy to send small amounts.",
  ],
  closers: [
    "So gelingt das nächste Bastelprojekt. | So your next craft project turns out well.",
    "Ergiebig genug für viele Projekte im Schuljahr. | Lasts for many projects in the school year.",
    "In Kindergarten, Schule und Atelier gleichermaßen beliebt. | Equally popular in nursery, school and studio.",
  ],
  groups: [
    { slug: "farben", name: "Farben und Malen | Paints and painting", kind: "paint-box", leaves: [["deckfarben", "Deck- und Wasserfarben | Poster paints and watercolours"], ["acrylfarben", "Acryl- und Schulmalfarben | Acrylics and school paints"], ["wachsmaler", "Wachsmaler und Kreiden | Wax crayons and pastels"], ["fasermaler", "Fasermaler | Felt pens"], ["pinsel", "Pinsel | Brushes"], ["staffeleien", "Staffeleien | Easels"]] },
    { slug: "papier-karton", name: "Papier und Karton | Paper and card", kind: "coloured-paper", leaves: [["tonpapier", "Ton- und Buntpapier | Coloured paper"], ["bastelkarton", "Bastelkarton | Craft card"], ["zeichenbloecke", "Zeichenblöcke | Drawing pads"]] },
    { slug: "kleben-schneiden", name: "Kleben und Schneiden | Gluing and cutting", kind: "scissors", leaves: [["klebestifte", "Klebestifte | Glue sticks"], ["bastelkleber", "Bastelkleber | Craft glue"], ["scheren", "Scheren | Scissors"]] },
    { slug: "bastelmaterial", name: "Bastelmaterial | Craft materials", kind: "beads", leaves: [["perlen", "Perlen und Fädeln | Beads and threading"], ["wolle-filz", "Wolle und Filz | Wool and felt"], ["stoffe", "Stoffe und Textiles | Fabrics"], ["knete-ton", "Knete und Ton | Modelling clay"], ["stempel", "Stempeln und Drucken | Stamping and printing"]] },
  ],
  families: [...colourFamilies, ...materialFamilies],
};
