import type { StoredRows } from "../../src/content/page/page.types.ts";
import { carousel, hero } from "./blocks.ts";
import { beside, boxInsert, foldedText, linkBox, service } from "./home-blocks.ts";
import { advantages, departmentTiles, offers, readyLists } from "./home-shared.ts";
import type { StoreFacts } from "./blocks.ts";

/** Which exercise book a year of primary school writes in, by the usual numbers of rulings. */
const rulings = {
  de: '<p>Auf der Materialliste steht meist nur eine Nummer. Das bedeutet sie:</p><table><caption>Lineaturen nach Klasse</caption><thead><tr><th scope="col">Klasse</th><th scope="col">Schreiben</th><th scope="col">Rechnen</th></tr></thead><tbody><tr><th scope="row">1</th><td>Lineatur 1: breite Zeilen mit farbigem Mittelband</td><td>Lineatur 7: Kästchen 7 mm</td></tr><tr><th scope="row">2</th><td>Lineatur 2: engere Zeilen mit Hilfslinien</td><td>Lineatur 7 oder 5</td></tr><tr><th scope="row">3</th><td>Lineatur 3: Hilfslinien ohne Farbe</td><td>Lineatur 5: Kästchen 5 mm</td></tr><tr><th scope="row">4</th><td>Lineatur 4: einfache Zeilen</td><td>Lineatur 5</td></tr></tbody></table><p>Ab Klasse 5 sind Lineatur 25 (liniert mit Rand) und 26 (kariert mit Rand) üblich. Im Zweifel gilt, was Ihre Schule vorgibt.</p>',
  en: '<p>School lists in Germany often give a number only. This is what it means:</p><table><caption>Rulings by year</caption><thead><tr><th scope="col">Year</th><th scope="col">Writing</th><th scope="col">Maths</th></tr></thead><tbody><tr><th scope="row">1</th><td>Ruling 1: wide lines with a coloured band</td><td>Ruling 7: 7 mm squares</td></tr><tr><th scope="row">2</th><td>Ruling 2: narrower lines with guides</td><td>Ruling 7 or 5</td></tr><tr><th scope="row">3</th><td>Ruling 3: guides without colour</td><td>Ruling 5: 5 mm squares</td></tr><tr><th scope="row">4</th><td>Ruling 4: plain lines</td><td>Ruling 5</td></tr></tbody></table><p>From year 5, ruling 25 (lined with margin) and 26 (squared with margin) are usual. If in doubt, ask your school.</p>',
};

/** Germany: first day at school, lists and rulings. */
export const germanHome = (facts: StoreFacts): StoredRows => [
  hero("home-hero", [
    {
      pre: "Erster Schultag | First day at school",
      headline: "Ranzen gepackt, Schultüte voll, alles dabei | Bag packed, cone filled, all set",
      post: "Hefte, Stifte und Ranzen für den Schulstart: von der Materialliste bis zum Namensschild an einem Ort. | Exercise books, pens and bags for the start of school: from the list to the name tag in one place.",
      button: "Zum Schulbedarf | Shop school supplies",
      link: "/cat/1000/",
      picture: { kind: "hero-first-day", colour: "#2f6db5", accent: "#f4c430" },
    },
    {
      pre: "Basteln und Gestalten | Arts and crafts",
      headline: "Farben, die Kinder zum Malen bringen | Paints that get children painting",
      post: "Auf Wasserbasis, auswaschbar und in Mengen für die ganze Gruppe. | Water-based, washable and in quantities for the whole group.",
      button: "Farben entdecken | Discover paints",
      link: "/basteln-gestalten/farben/",
      picture: { kind: "hero-creative", colour: "#8a5ab5", accent: "#e8785a" },
    },
    {
      pre: "Kindergarten | Kindergarten",
      headline: "Bauen, spielen, groß werden | Build, play, grow up",
      post: "Bausteine, Puppen und Puzzles, die viele Kinderhände aushalten. | Blocks, dolls and puzzles that stand up to many small hands.",
      button: "Spielsachen ansehen | See the toys",
      link: "/cat/2000/",
      picture: { kind: "hero-kindergarten", colour: "#3a9fc4", accent: "#f0a13c" },
    },
  ]),
  departmentTiles("Unsere Abteilungen | Our departments"),
  carousel("home-popular", "Beliebt bei unseren Kunden | Popular with our customers", { rule: "popular", limit: 12 }),
  beside([
    linkBox("home-list", "Die Materialliste abhaken | Tick off the school list", [
      ["Ranzen und Rucksäcke | School bags and backpacks", "/cat/1251/"],
      ["Federmäppchen | Pencil cases", "/cat/1252/"],
      ["Hefte nach Lineatur | Exercise books by ruling", "/cat/1101/"],
      ["Füller für links und rechts | Pens for left and right hands", "/cat/1052/"],
      ["Brotdosen und Trinkflaschen | Lunch boxes and bottles", "/cat/1250/"],
      ["Fertige Klassenlisten | Class lists, ready to order", "/lists/"],
    ]),
    service(
      "home-class-set",
      "Klassensatz gesucht? | Need a class set?",
      "Sechzehn Bundesländer, sechzehn Ferienpläne: Wir liefern, wenn bei Ihnen die Schule beginnt, und rechnen Mengen für die ganze Klasse aus. | Sixteen federal states, sixteen school calendars: we deliver when your school begins and work out quantities for the whole class.",
      { kind: "exercise-book", colour: "#2f6db5", accent: "#f4c430", pattern: "lines" },
      { link: "/beratung/", button: "Beraten lassen | Get advice", scheme: "primary" },
    ),
  ]),
  ...readyLists(["erstausstattung-klasse-1", "grundausstattung-klasse-2", "schulwechsel-klasse-5"]),
  offers,
  beside([foldedText("home-rulings", "Welche Lineatur für welche Klasse? | Which ruling for which year?", rulings)]),
  beside([
    boxInsert(
      "home-science",
      {
        pre: "Naturwissenschaften | Science",
        headline: "Selbst ausprobieren, wirklich verstehen | Try it out and understand it",
        content:
          "Mikroskope, Laborglas und Waagen für Versuche in Klassenstärke. | Microscopes, laboratory glass and scales for experiments with a whole class.",
      },
      { kind: "hero-science", colour: "#2f6fb5", accent: "#6fb35a" },
      { link: "/cat/5000/", button: "Zur Naturwissenschaft | Shop science", place: "left" },
    ),
  ]),
  carousel("home-new", "Neu eingetroffen | New arrivals", { rule: "new", limit: 12 }),
  advantages(facts),
];
