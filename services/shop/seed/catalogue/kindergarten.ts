import { careFamilies } from "./kindergarten-care.ts";
import { playFamilies } from "./kindergarten-play.ts";
import type { Department } from "./model.ts";

/** Kindergarten: play, books, care and the garden. */
export const kindergarten: Department = {
  slug: "kindergarten", name: "Kindergarten | Kindergarten", kind: "building-blocks", colour: "#f08a24",
  seo: [
    "Spielen heißt lernen: Unser Kindergartensortiment verbindet schönes Material mit pädagogischem Nutzen. | Playing is learning: our kindergarten range combines beautiful material with educational value.",
    "Alle Spielwaren tragen das CE-Zeichen und sind auf den täglichen Gebrauch in Gruppen ausgelegt. | All toys carry the CE mark and are made for daily use in groups.",
    "Für Kita-Träger liefern wir auf Rechnung und beraten Sie gern bei der Ausstattung neuer Gruppen. | We deliver to nursery operators on invoice and are happy to advise you on equipping new groups.",
  ],
  closers: [
    "In der Kita täglich im Einsatz bewährt. | Proven in daily use at nurseries.",
    "Eine schöne Ergänzung für Gruppenraum und Zuhause. | A lovely addition to the group room and at home.",
    "Sorgfältig ausgesucht und von Erzieherinnen und Erziehern empfohlen. | Carefully chosen and recommended by nursery teachers.",
  ],
  groups: [
    { slug: "spiele", name: "Spiele | Games", kind: "board-game", leaves: [["puzzles", "Puzzles | Puzzles"], ["brettspiele", "Brett- und Kartenspiele | Board and card games"]] },
    { slug: "bauen", name: "Bauen und Fahren | Building and driving", kind: "building-blocks", leaves: [["holzeisenbahn", "Holzeisenbahn | Wooden railway"], ["bausteine", "Bausteine | Building blocks"]] },
    { slug: "rollenspiel", name: "Rollenspiel | Pretend play", kind: "hand-puppet", leaves: [["puppen", "Puppen | Dolls"], ["handpuppen", "Handpuppen | Hand puppets"]] },
    { slug: "lesen", name: "Vorlesen | Reading aloud", kind: "picture-book", leaves: [["bilderbuecher", "Bilderbücher | Picture books"]] },
    { slug: "pflege", name: "Pflege und Alltag | Care and daily life", kind: "towel", leaves: [["hygiene", "Hygiene | Hygiene"], ["handtuecher", "Handtücher und Decken | Towels and blankets"], ["schuerzen", "Schürzen und Kittel | Aprons and smocks"], ["erste-hilfe", "Erste Hilfe | First aid"]] },
    { slug: "garten", name: "Garten und Draußen | Garden and outdoors", kind: "seedling", leaves: [["saeen", "Säen und Pflanzen | Sowing and planting"], ["gartengeraete", "Gartengeräte | Garden tools"]] },
  ],
  families: [...playFamilies, ...careFamilies],
};
