import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { useStorefront } from "../lib/copy.ts";
import type { Storefront } from "../lib/storefront-from-host.ts";
import { renderOnce } from "./static-markup.server.tsx";
import { isMarkupKnown, type MarkupRenderer, MarkupRendererContext, useStaticMarkup } from "./static-markup.ts";

function Menu({ answer }: { readonly answer: { readonly name: string } | undefined }) {
  return <nav>{useStaticMarkup("menu", answer, <a href="/">{answer?.name}</a>)}</nav>;
}

const render = (answer: { readonly name: string } | undefined, renderer: MarkupRenderer = renderOnce) =>
  renderToString(
    <MarkupRendererContext value={renderer}>
      <Menu answer={answer} />
    </MarkupRendererContext>,
  );

const place = { id: "menu", storefront: null } as const;

it("renders what an answer shows once for all visitors", () => {
  const Content = vi.fn<() => React.ReactNode>(() => <b>menu</b>);
  const answer = {};
  expect(renderOnce(answer, <Content />, place)).toBe("<b>menu</b>");
  expect(renderOnce(answer, <Content />, place)).toBe("<b>menu</b>");
  expect(Content).toHaveBeenCalledTimes(1);
  renderOnce({}, <Content />, place);
  expect(Content).toHaveBeenCalledTimes(2);
});

it("keeps apart what one answer shows in two places, and in the words of two storefronts", () => {
  function Words() {
    const { store, language } = useStorefront();
    return `${store} ${language}`;
  }
  const answer = {};
  const at = (store: Storefront["store"], language: Storefront["language"]) =>
    renderOnce(answer, <Words />, { id: "menu", storefront: { store, language } });
  expect(at("de", "de-DE")).toBe("de de-DE");
  expect(at("b2b", "en-DE")).toBe("b2b en-DE");
  expect(renderOnce(answer, <b>other</b>, { ...place, id: "other" })).toBe("<b>other</b>");
});

it("gives a page the markup of its answer, none without one", () => {
  const renderer = vi.fn<MarkupRenderer>(renderOnce);
  const answer = { name: "Paper" };
  // As text here; the elements that show it take it as markup.
  expect(render(answer, renderer)).toBe("<nav>&lt;a href=&quot;/&quot;&gt;Paper&lt;/a&gt;</nav>");
  expect(renderer).toHaveBeenCalledWith(answer, expect.anything(), { id: "menu", storefront: null });
  expect(render(undefined)).toBe("<nav></nav>");
});

it("never takes data for known on the server: each page needs its own", () => {
  expect(isMarkupKnown("menu")).toBe(false);
});
