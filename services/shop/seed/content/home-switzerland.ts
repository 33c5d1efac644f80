import type { StoredRows } from "../../src/content/page/page.types.ts";
import { carousel, hero, type StoreFacts, tiles } from "./blocks.ts";
import { beside, boxInsert, linkBox, notice, service } from "./home-blocks.ts";
import { advantages, departmentTiles, offers, readyLists } from "./home-shared.ts";

/** Switzerland: its words (Thek, Znüni, Etui), no ß, prices without surprises at the border. */
export const swissHome = (facts: StoreFacts): StoredRows => [
  hero("home-hero", [
    {
      pre: "Schulanfang im August | School starts in August",
      headline: "Thek gepackt, Znüni dabei, los gehts | Bag packed, snack inside, off we go",
      post: "Theks, Etuis und Hefte für den ersten Schultag, geliefert mit der Schweizerischen Post. | Bags, pencil cases and exercise books for the first day, delivered by Swiss Post.",
      button: "Zum Schulmaterial | Shop school supplies",
      link: "/cat/1000/",
      picture: { kind: "hero-lake", colour: "#1d4573", accent: "#d7282f" },
    },
    {
      pre: "Natur, Mensch, Gesellschaft | Nature and society",
      headline: "Entdecken, was hinter den Dingen steckt | Discover what is behind things",
      post: "Mikroskope, Lupen und Messgeräte für Versuche mit der ganzen Klasse. | Microscopes, magnifiers and instruments for experiments with a whole class.",
      button: "Zu den Naturwissenschaften | Shop science",
      link: "/cat/5000/",
      picture: { kind: "hero-science", colour: "#2a5d92", accent: "#d7282f" },
    },
    {
      pre: "Werken und Gestalten | Crafts",
      headline: "Ideen brauchen Material | Ideas need materials",
      post: "Farben, Wolle und Knete für Werkraum und Kindergarten. | Paints, wool and clay for workshop and nursery.",
      button: "Zum Gestalten | Shop crafts",
      link: "/cat/3000/",
      picture: { kind: "hero-creative", colour: "#3d6a94", accent: "#e0705a" },
    },
  ]),
  notice(
    "home-customs",
    "Zoll inbegriffen",
    "Unsere Preise enthalten Zoll und Schweizer MWST: Beim Pöstler zahlen Sie nichts mehr. | Our prices include customs and Swiss VAT: there is nothing left to pay on delivery.",
    { link: "/service/versand/", button: "Zur Lieferung | About delivery" },
  ),
  carousel("home-popular", "Beliebt in der Schweiz | Popular in Switzerland", { rule: "popular", limit: 12 }),
  tiles("home-bag", "Für Thek und Turnsack | For bag and gym kit", [
    {
      headline: "Theks und Rucksäcke | Bags and backpacks",
      link: "/cat/1251/",
      picture: { kind: "school-bag", colour: "#1d4573", accent: "#d7282f" },
    },
    {
      headline: "Etuis | Pencil cases",
      link: "/cat/1252/",
      picture: { kind: "pencil-case", colour: "#d7282f", accent: "#f2f4f6" },
    },
    {
      headline: "Znüniboxen | Snack boxes",
      link: "/cat/1253/",
      picture: { kind: "lunch-box", colour: "#e9b44c", accent: "#1d4573" },
    },
    {
      headline: "Leuchtstifte | Highlighters",
      link: "/cat/1055/",
      picture: { kind: "highlighter", colour: "#f0d53c", accent: "#3c9a62" },
    },
  ]),
  beside([
    service(
      "home-post",
      "Auch am Samstag | Saturdays, too",
      "Die Schweizerische Post bringt Ihr Paket von Montag bis Samstag. Sind Sie nicht da, liegt eine Abholungseinladung im Briefkasten. | Swiss Post brings your parcel from Monday to Saturday. If you are out, there is a collection note in your letter box.",
      { kind: "envelope", colour: "#f2c230", accent: "#1d4573" },
      { link: "/service/versand/", button: "Lieferung in der Schweiz | Delivery in Switzerland", scheme: "outline" },
    ),
    linkBox("home-cantons", "Für Ihre Schule | For your school", [
      ["Sechsundzwanzig Kantone, eine Beratung | Twenty-six cantons, one team of advisers", "/beratung/"],
      ["Mobiliar für Schulzimmer | Classroom furniture", "/cat/8000/"],
      ["Lehrmittel | Teaching aids", "/cat/4000/"],
      ["Fertige Klassenlisten | Class lists, ready to order", "/lists/"],
      ["Rechnung mit 30 Tagen Rückgabe | Invoice and 30 days to return", "/service/your-advantages/"],
    ]),
  ]),
  departmentTiles("Das ganze Sortiment | The whole range"),
  ...readyLists(["erstausstattung-klasse-1", "schulwechsel-klasse-5", "start-im-kindergarten"]),
  offers,
  beside([
    boxInsert(
      "home-rooms",
      {
        pre: "Schulzimmer einrichten | Furnish classrooms",
        headline: "Stühle, die mitwachsen | Chairs that grow along",
        content:
          "Höhenverstellbar, stapelbar und für viele Schuljahre gebaut. Wir planen mit Ihrem Grundriss. | Adjustable, stackable and built for many school years. We plan with your floor plan.",
      },
      { kind: "hero-classroom", colour: "#1d4573", accent: "#d7282f" },
      { link: "/cat/8000/", button: "Zum Mobiliar | Shop furniture", place: "left" },
    ),
  ]),
  carousel("home-new", "Neu eingetroffen | New arrivals", { rule: "new", limit: 12 }),
  advantages(facts),
];
