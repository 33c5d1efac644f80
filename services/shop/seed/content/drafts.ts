import { carousel, htmlBeside, points } from "./blocks.ts";
import type { SeedPage } from "./service-pages.ts";

/** A page that is being prepared: shoppers do not see it, the preview mode shows it with its teasers (C-38). */
const workshopWeek: SeedPage = {
  path: "/aktion/werkstattwoche/",
  name: "Werkstattwoche | Workshop week",
  title: "Werkstattwoche: Bauen, Malen, Forschen | Workshop week: build, paint, explore",
  description:
    "Eine Woche lang Material für eigene Projekte, vom Klassensatz Scheren bis zum Experimentierkasten. | A week of material for your own projects, from class sets of scissors to experiment kits.",
  rows: [
    htmlBeside(
      "workshop-intro",
      "Eine Woche ohne Stundenplan | A week without a timetable",
      {
        de: "<p>In der Werkstattwoche arbeiten Gruppen an einem eigenen Vorhaben: Sie bauen, malen, messen und zeigen am Freitag, was daraus geworden ist. Wir haben zusammengestellt, was dafür auf dem Tisch liegen sollte, und was sich danach weiter verwenden lässt.</p><p>Planen Sie je Gruppe vier bis sechs Kinder, einen Tisch mit abwischbarer Platte und eine Kiste, in der das Angefangene über Nacht bleibt.</p>",
        en: "<p>In workshop week groups work on a project of their own: they build, paint, measure and show on Friday what has come of it. We have put together what should be on the table for that, and what goes on being useful afterwards.</p><p>Plan four to six children a group, one table with a wipeable top and a box in which unfinished work stays overnight.</p>",
      },
      "advice",
    ),
    points("workshop-steps", "So läuft die Woche | How the week goes", [
      {
        headline: "Montag: Ideen | Monday: ideas",
        content: "Jede Gruppe zeichnet, was sie bauen will. | Each group draws what it wants to build.",
      },
      {
        headline: "Dienstag bis Donnerstag: Werkstatt | Tuesday to Thursday: workshop",
        content:
          "Material holen, arbeiten, am Ende eine Viertelstunde aufräumen. | Fetch material, work, and tidy up for a quarter of an hour at the end.",
      },
      {
        headline: "Freitag: Ausstellung | Friday: exhibition",
        content: "Alle Tische zeigen ihr Ergebnis. | All tables show their results.",
      },
    ]),
    carousel("workshop-products", "Für die Werkstatt | For the workshop", {
      rule: "popular",
      categoryId: 3000,
      limit: 8,
    }),
  ],
};

/** All pages that are being prepared. */
export const drafts: readonly SeedPage[] = [workshopWeek];
