import { act, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GraphReactContext } from "../../graph/context.ts";
import { createBrowserGraph } from "../../graph/client.browser.ts";
import { StorefrontContext } from "../../lib/copy.ts";
import { storefrontFromHost } from "../../lib/storefront-from-host.ts";
import { SearchAssist } from "./search-assist.tsx";

const nothing = { categories: [], brands: [], products: [] };
const suggestions = (term: string) => ({
  getSuggestQueries: (term === "" ? ["Hefte", "Stifte"] : [term === "bu" ? "Bus" : "Buntstifte"]).map((suggest) => ({
    suggest,
  })),
  searchSuggestions:
    term === ""
      ? nothing
      : {
          categories: [{ id: "1", name: "Bunte Büroartikel", path: "/cat/1/", parent: { name: "Büro" } }],
          brands: [{ name: "Buntex", url: "/search/?q=Buntex" }],
          products: [
            {
              id: "7",
              name: "Bunter Ball",
              url: "/prod/7/",
              image: null,
              tilePrice: { currentPrice: "3,50 €", startFromFlag: true },
            },
          ],
        },
});
const asked = vi.fn();
/** Answers of the graph that wait for their turn, by what they are for. */
let held: Map<string, () => void>;
let isHolding = false;
/** Where the shop leads a search. */
let redirects: object = {};
const go = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: false });
  held = new Map();
  isHolding = false;
  redirects = {};
});
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  sessionStorage.clear();
  document.body.replaceChildren();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

async function show(path = "/") {
  const graph = createBrowserGraph("http://shop.test/api/shop/");
  vi.spyOn(graph, "query").mockImplementation(async (_, variables) => {
    const { userQuery, query, searchQuery } = Object(variables);
    if (query !== undefined) {
      const none = { redirectAddress: null };
      return Object({
        data: { checkQuery: { query }, getSearchRedirect: none, getProductRedirect: none, ...redirects },
      });
    }
    if (searchQuery !== undefined) return Object({ data: { adjustLongtailSearchQuery: { searchQuery, filters: [] } } });
    asked(userQuery);
    if (isHolding) await new Promise<void>((resolve) => held.set(userQuery, resolve));
    return Object({ data: suggestions(userQuery) });
  });
  const header = document.body.appendChild(document.createElement("header"));
  header.innerHTML = `<a href="/">Home</a><div id="site-search"><search><form><label for="q">Suchen</label>
    <input id="q" type="search" name="q"><button type="button" hidden>Leeren</button><button>Los</button></form></search></div>`;
  const element = (
    <GraphReactContext value={graph}>
      <StorefrontContext value={storefrontFromHost("localhost")}>
        <SearchAssist boxId="site-search" go={go} />
      </StorefrontContext>
    </GraphReactContext>
  );
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  await pass(0);
  const box = screen.getByLabelText<HTMLInputElement>("Suchen");
  const type = (value: string) => fireEvent.input(box, { target: { value } });
  const press = (key: string) => fireEvent.keyDown(box, { key });
  const submit = async () => {
    fireEvent.submit(box);
    await pass(0);
  };
  const typed = async (value: string) => {
    type(value);
    await pass(250);
  };
  return { box, type, press, submit, typed };
}
const options = () => screen.queryAllByRole("option");

describe("the list", () => {
  it("SEARCH-09: shows departments, brands, products and searches once typing has rested for 250 ms", async () => {
    const { box, type } = await show();
    type("bu");
    await pass(249);
    type("bun");
    await pass(249);
    expect(asked).not.toHaveBeenCalled();
    await pass(1);
    expect(asked.mock.calls).toEqual([["bun"]]);
    expect(options().map(({ textContent }) => textContent)).toEqual([
      "Buntstifte",
      "Bunte BüroartikelBüro",
      "Buntex",
      "Bunter Ballab 3,50 €",
    ]);
    expect(box.getAttribute("aria-expanded")).toBe("true");
    expect(screen.getByRole("status").textContent).toBe("4 Vorschläge");
  });

  it("SEARCH-09: drops an answer that a later key has overtaken", async () => {
    const { typed } = await show();
    isHolding = true;
    await typed("bu");
    await typed("bun");
    held.get("bun")?.();
    await pass(0);
    const first = () => options()[0]?.textContent;
    expect(first()).toBe("Buntstifte");
    held.get("bu")?.();
    await pass(0);
    expect([first(), options().length]).toEqual(["Buntstifte", 4]);
  });

  it("SEARCH-10: shows popular searches for nothing typed, below the last ones, which can be deleted (C-93)", async () => {
    sessionStorage.setItem("last-searches", "Globus");
    const { box } = await show();
    fireEvent.focus(box);
    await pass(0);
    expect(options().map(({ textContent }) => textContent)).toEqual(["Globus", "Hefte", "Stifte"]);
    expect(screen.getByRole("group", { name: "Beliebte Suchen" }).textContent).toContain("Hefte");
    fireEvent.click(screen.getByRole("button", { name: "Letzte Suchen löschen" }));
    expect(options().map(({ textContent }) => textContent)).toEqual(["Hefte", "Stifte"]);
    expect(sessionStorage.getItem("last-searches")).toBeNull();
  });

  it("SEARCH-12: has the part that matches in bold, whatever its case and accents", async () => {
    const { typed } = await show();
    await typed("buro");
    const bold = options().flatMap((one) => [...one.querySelectorAll("b")].map(({ textContent }) => textContent));
    expect(bold).toEqual(["Büro"]);
  });

  it("SEARCH-25: closes on a press elsewhere in the header, not on one in the box", async () => {
    const { box, typed } = await show();
    await typed("bun");
    fireEvent.pointerDown(box);
    expect(options()).toHaveLength(4);
    fireEvent.pointerDown(screen.getByRole("link", { name: "Home" }));
    expect([options().length, box.getAttribute("aria-expanded")]).toEqual([0, "false"]);
  });
});

describe("keys", () => {
  it("SEARCH-11: arrows move through the list and out of it, Enter takes the line", async () => {
    const { box, press, typed } = await show();
    await typed("bun");
    press("ArrowDown");
    expect(options()[0]?.getAttribute("aria-selected")).toBe("true");
    expect(box.getAttribute("aria-activedescendant")).toBe(options()[0]?.id);
    press("ArrowUp");
    expect(box.getAttribute("aria-activedescendant")).toBeNull();
    press("ArrowUp");
    expect(box.getAttribute("aria-activedescendant")).toBe(options()[3]?.id);
    press("ArrowUp");
    press("ArrowUp");
    press("Enter");
    expect(go).toHaveBeenCalledWith({ address: "/cat/1/", query: "bun", currentProduct: null });
    expect(options()).toEqual([]);
  });

  it("Enter that ends a word of an input method takes no line and goes nowhere", async () => {
    const { box, press, typed } = await show();
    await typed("bun");
    press("ArrowDown");
    const isLeft = fireEvent.keyDown(box, { key: "Enter", isComposing: true });
    await pass(0);
    expect([isLeft, go.mock.calls, box.value, options().length]).toEqual([true, [], "bun", 4]);
    press("Enter");
    await pass(0);
    expect(box.value).toBe("Buntstifte");
  });

  it("SEARCH-11: a suggested search is searched for", async () => {
    const { box, press, typed } = await show();
    await typed("bun");
    press("ArrowDown");
    press("Enter");
    await pass(0);
    expect(box.value).toBe("Buntstifte");
    expect(go).toHaveBeenCalledWith({ address: "/search/?q=Buntstifte", query: "Buntstifte", currentProduct: null });
  });

  it("SEARCH-25: a list that is about to open does not, once the focus has gone on", async () => {
    const { box } = await show();
    act(() => {
      box.focus();
      screen.getByRole("link", { name: "Home" }).focus();
    });
    await pass(250);
    expect([box.getAttribute("aria-expanded"), options()]).toEqual(["false", []]);
  });

  it("Escape closes the list and leaves the words", async () => {
    const { box, press, typed } = await show();
    await typed("bun");
    press("Escape");
    expect([options().length, box.value]).toEqual([0, "bun"]);
  });
});

describe("submitting", () => {
  it("SEARCH-07: nothing typed leads home", async () => {
    const { submit } = await show();
    await submit();
    expect(go).toHaveBeenCalledWith(expect.objectContaining({ address: "/" }));
  });

  it("SEARCH-08, SEARCH-26: words are searched for; the list closes, and what was requested for it comes too late", async () => {
    const { type, submit } = await show();
    isHolding = true;
    type("schere");
    await submit();
    await pass(250);
    expect(go).toHaveBeenCalledWith({ address: "/search/?q=schere", query: "schere", currentProduct: null });
    held.get("schere")?.();
    await pass(0);
    expect([options().length, asked.mock.calls.length]).toEqual([0, 0]);
    expect(sessionStorage.getItem("last-searches")).toBe("schere");
  });

  it.each([
    [
      "SEARCH-14: the query that a search redirect has for it",
      { getSearchRedirect: { redirectAddress: "/service/versand/" }, checkQuery: { query: "Versand" } },
      { address: "/service/versand/", query: "Versand" },
    ],
    [
      "SEARCH-15: nothing after a product redirect",
      { getProductRedirect: { redirectAddress: "/prod/1/" } },
      { address: "/prod/1/", query: "" },
    ],
  ])("the box holds %s", async (_, answered, { address, query }) => {
    redirects = answered;
    const { box, type, submit } = await show();
    type("porto");
    await submit();
    expect(go).toHaveBeenCalledWith({ address, query, currentProduct: null });
    expect(box.value).toBe(query);
  });

  it("SEARCH-22: a button clears the box while it has words", async () => {
    const { box, typed } = await show();
    const clear = screen.getByText<HTMLButtonElement>("Leeren");
    expect(clear.hidden).toBe(true);
    await typed("bun");
    expect(clear.hidden).toBe(false);
    fireEvent.click(clear);
    expect([box.value, clear.hidden, document.activeElement]).toEqual(["", true, box]);
  });

  it.each([
    ["/search/?q=Schere&oq=rote+Schere", "rote Schere"],
    ["/search/?q=Schere", "Schere"],
    ["/cat/1/", ""],
  ])("SEARCH-01: on %s the box holds %j", async (path, words) => {
    expect((await show(path)).box.value).toBe(words);
  });
});
