import type { StoredTeaser } from "../../src/content/page/page.types.ts";
import { boxInsert } from "./home-blocks.ts";

/** A region of a category's page: its id has the category's. */
const regionOf = (categoryId: number, teaser: StoredTeaser) => ({
  page_id: `cat-${categoryId}`,
  store: null,
  rows: [{ flags: [], cells: [{ columns: 12, flags: [], teaser }] }],
  usps: [],
  links: [],
});

/** Boxes between the tiles of departments (LIST-16). */
export const categoryTeasers = [
  regionOf(
    1000,
    boxInsert(
      "school-set",
      {
        pre: "Für die Schule | For schools",
        headline: "Klassensätze auf Rechnung | Class sets by invoice",
        content:
          "Erst prüfen, dann zahlen: Schulen und Eltern bestellen bei uns auf Rechnung. | Check first, pay later: schools and parents order by invoice.",
      },
      { kind: "hero-classroom", colour: "#2f6db5", accent: "#f4c430" },
      { link: "/service/zahlung/", button: "Zahlungsarten | Ways to pay", place: "left" },
    ),
  ),
  regionOf(
    2000,
    boxInsert(
      "kindergarten-advice",
      {
        pre: "Beratung | Advice",
        headline: "Die Gruppe neu einrichten? | Furnishing a new group room?",
        content:
          "Wir planen mit Ihnen, was zu Raum und Alter passt. | We plan with you what suits the room and the age.",
      },
      { kind: "hero-kindergarten", colour: "#f08a24", accent: "#6fb35a" },
      { link: "/beratung/", button: "Zur Beratung | Get advice", place: "left" },
    ),
  ),
];
