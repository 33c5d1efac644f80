import type { Department } from "./model.ts";
import { gearFamilies } from "./school-gear.ts";
import { paperFamilies } from "./school-paper.ts";
import { writingFamilies } from "./school-writing.ts";

/** School supplies: what pupils carry in their bags. */
export const school: Department = {
  slug: "schulbedarf", name: "Schulbedarf | School supplies", kind: "exercise-book", colour: "#2f6db5",
  seo: [
    "Vom ersten Schultag bis zum Abschluss: Hier finden Sie Schulmaterial, das den Alltag aushält und das Lehrkräfte empfehlen. | From the first day at school to graduation: school materials that stand up to daily use and that teachers recommend.",
    "Klassensätze und Großpackungen senken den Stückpreis; viele Artikel liefern wir innerhalb von zwei bis drei Werktagen. | Class sets and bulk packs lower the unit price; many items arrive within two to three working days.",
    "Achten Sie bei Heften auf die vorgegebene Lineatur und bei Stiften auf die Schreibhand des Kindes. | Check the ruling your school asks for, and for pens the child's writing hand.",
  ],
  closers: [
    "Steht auf vielen Materiallisten von Grundschulen. | Found on many primary school supply lists.",
    "Ein Artikel, den Lehrkräfte gerne nachbestellen. | An item teachers like to reorder.",
    "Auch für die ganze Klasse in größerer Stückzahl lieferbar. | Also available in larger numbers for the whole class.",
    "Übersteht den Schulalltag in der Grundschule wie in der weiterführenden Schule. | Stands up to daily life at primary and secondary school.",
  ],
  groups: [
    { slug: "schreibgeraete", name: "Schreibgeräte | Writing instruments", kind: "pencil", leaves: [["bleistifte", "Bleistifte | Pencils"], ["fueller", "Füller und Tintenroller | Fountain pens and rollerballs"], ["kugelschreiber", "Kugelschreiber und Fineliner | Ballpoints and fineliners"], ["buntstifte", "Buntstifte | Coloured pencils"], ["textmarker", "Textmarker | Highlighters"], ["marker", "Marker | Markers"]] },
    { slug: "hefte-bloecke", name: "Hefte und Blöcke | Exercise books and pads", kind: "notebook", leaves: [["schulhefte", "Schulhefte | Exercise books"], ["rechenhefte", "Rechenhefte | Maths books"], ["collegebloecke", "Collegeblöcke | College pads"], ["notizbuecher", "Notizbücher | Notebooks"]] },
    { slug: "ordnen", name: "Ordnen und Abheften | Filing", kind: "ring-binder", leaves: [["ringbuecher", "Ordner und Ringbücher | Files and ring binders"], ["mappen", "Schnellhefter und Mappen | Report files and folders"], ["heftboxen", "Heftboxen und Ablagen | Boxes and trays"]] },
    { slug: "zeichnen-messen", name: "Zeichnen und Messen | Drawing and measuring", kind: "set-square", leaves: [["lineale", "Lineale | Rulers"], ["geodreiecke", "Geometriedreiecke und Winkelmesser | Set squares and protractors"], ["zirkel", "Zirkel | Compasses"], ["radiergummis-spitzer", "Radiergummis und Spitzer | Erasers and sharpeners"]] },
    { slug: "ranzen-pause", name: "Ranzen und Pause | Bags and break time", kind: "school-bag", leaves: [["schulranzen", "Schulranzen und Rucksäcke | School bags and backpacks"], ["federmaeppchen", "Federmäppchen | Pencil cases"], ["brotdosen", "Brotdosen | Lunch boxes"], ["trinkflaschen", "Trinkflaschen | Water bottles"]] },
  ],
  families: [...writingFamilies, ...paperFamilies, ...gearFamilies],
};
