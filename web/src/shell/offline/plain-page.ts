/** What stands for every picture of a page that is shown without a network. */
export const placeholder = "/no-picture.svg";

/** Id of the build that a page belongs to (OP-A-10); null for what is no page of the shop. */
export const buildOf = (html: string): string | null => /\/assets\/manifest-(\w+)\.js/.exec(html)?.[1] ?? null;

/** Files without which a page is not shown as it was: its sheets and fonts, the sign of its store. */
export function filesOf(html: string): readonly string[] {
  const links = [...html.matchAll(/<link\b[^>]*?\bhref="(\/(?:assets\/[\w.-]+\.(?:css|woff2)|favicon-[\w-]+\.svg))"/g)];
  return [...new Set([placeholder, ...links.flatMap(([, file]) => file ?? [])])];
}

/** The title of a page, as it stands in its markup. */
export const titleOf = (html: string): string => /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? "";

/**
 * A page as it is shown without a network: nothing of it runs, so that it requests nothing, changes nothing and puts no
 * article into a basket at the price of another day. Attributes of our pages have no ">": React escapes it.
 * @param note markup that states so
 */
export function plainPage(html: string, note: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, "")
    .replace(/<aside data-consent[\s\S]*?<\/aside>/, "")
    .replaceAll(/<source\b[^>]*>/g, "")
    .replaceAll(/<img\b[^>]*>/g, (image) =>
      image.replace(/\ssrcset="[^"]*"/i, "").replace(/\ssrc="[^"]*"/i, ` src="${placeholder}"`),
    )
    .replace(/<body\b[^>]*>/, (body) => `${body}${note}`);
}
