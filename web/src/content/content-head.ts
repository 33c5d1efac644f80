import { htmlLimits } from "@chalkbox/input-text/html-limits";
import { breadcrumbThing, descriptionOf, type HeadLink, type PageHead, type Thing } from "../lib/page-head.ts";

/** What of an operator's page search engines get to know (SEO-14). */
export interface SeoInput {
  readonly seo:
    | {
        readonly title: string;
        readonly description?: string | null | undefined;
        readonly robots?: string | null | undefined;
        readonly canonicalUrl?: string | null | undefined;
        readonly links: readonly HeadLink[];
        readonly breadcrumbs: readonly { readonly displayName: string; readonly url: string }[];
      }
    | null
    | undefined;
  readonly rows: readonly {
    readonly cells: readonly {
      readonly teaser?:
        | {
            readonly template: string;
            readonly attributes: readonly { readonly text?: string | null | undefined }[];
          }
        | null
        | undefined;
    }[];
  }[];
}

// Each match ends where the next one could begin: what an operator left open is not searched to the end again and again.
const foldedQuestion =
  /<details>\s*<summary>((?:(?!<details>|<summary>).)*?)<\/summary>((?:(?!<details>).)*?)<\/details>/gs;
/** Fewer folded texts are no list of questions. */
const fewQuestions = 2;

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

const plain = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, " ")
    .replaceAll(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, " ")
    .trim();

/** What of a text is read: more of it no page shows as it is. */
const readable = (text: string): string => text.slice(0, htmlLimits.characters);

/** The texts of a page's teasers, from top to bottom. */
const textsOf = ({ rows }: SeoInput): readonly string[] =>
  rows.flatMap(({ cells }) =>
    cells.flatMap(({ teaser }) => teaser?.attributes.flatMap(({ text }) => (text ? [readable(text)] : [])) ?? []),
  );

/** Questions with their answers, where the page folds them. */
function questionsThing(input: SeoInput): readonly Thing[] {
  const texts = input.rows.flatMap(({ cells }) =>
    cells.flatMap(({ teaser }) => (teaser?.template === "HTML Teaser" ? teaser.attributes : [])),
  );
  const questions = texts.flatMap(({ text }) => [...readable(text ?? "").matchAll(foldedQuestion)]);
  if (questions.length < fewQuestions) return [];
  return [
    {
      "@type": "FAQPage",
      mainEntity: questions.map(([, question = "", answer = ""]) => ({
        "@type": "Question",
        name: plain(question),
        acceptedAnswer: { "@type": "Answer", text: plain(answer) },
      })),
    },
  ];
}

/** What an operator's page tells search engines; without a description of its own, its first words are it (SEO-14). */
export function contentHead(input: SeoInput): PageHead {
  const { seo } = input;
  return {
    title: seo?.title ?? "Chalkbox",
    description:
      seo?.description ||
      descriptionOf(
        textsOf(input)
          .map(plain)
          .find((text) => text.length > 50) ?? "",
      ) ||
      null,
    robots: seo?.robots ?? null,
    canonicalUrl: seo?.canonicalUrl ?? null,
    links: seo?.links ?? [],
    things: (origin) => [...questionsThing(input), ...breadcrumbThing(seo?.breadcrumbs ?? [], origin)],
  };
}

/** Who the shop is, and how it is searched; on home. */
export function homeThings(origin: string, language: string): readonly Thing[] {
  const organization = { "@id": `${origin}/#organization` };
  return [
    {
      "@type": "Organization",
      ...organization,
      name: "Chalkbox",
      url: `${origin}/`,
      logo: `${origin}/open-graph.png`,
      contactPoint: { "@type": "ContactPoint", contactType: "customer service", url: `${origin}/service/kontakt/` },
    },
    {
      "@type": "WebSite",
      "@id": `${origin}/#website`,
      name: "Chalkbox",
      url: `${origin}/`,
      inLanguage: language,
      publisher: organization,
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: `${origin}/search/?q={search_term_string}` },
        "query-input": "required name=search_term_string",
      },
    },
  ];
}
