import { render, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { NavigationModelQuery } from "../../graph/generated/NavigationModel.ts";
import type { Store, Storefront } from "../../lib/storefront-from-host.ts";
import { StorefrontProvider } from "../storefront-provider.tsx";
import { timeLeft } from "../../lib/time-left.ts";
import { Departments } from "./departments.tsx";
import { isMultiColumn, shownNodes } from "./nodes.ts";
import type { HeaderGrid } from "./parts.ts";
import { SellingPoints } from "./selling-points.tsx";
import { TopRow } from "./top-row.tsx";

const consumers: Storefront = { store: "de", language: "de-DE" };
const business: Storefront = { store: "b2b", language: "de-DE" };
const show = (content: React.ReactNode, storefront = consumers) =>
  render(<StorefrontProvider storefront={storefront}>{content}</StorefrontProvider>);

const grid: HeaderGrid = {
  usps: ["Spielzeug", "Vorteile", "Wir"].map((headline) => ({
    headline,
    text: `<p>Mehr zu ${headline}</p>`,
    link: `/${headline.toLowerCase()}/`,
    image: { src: "/media/a.webp" },
  })),
  rows: [
    {
      cells: [
        {
          teaser: {
            id: "header-contact",
            attributes: [
              { name: "hotline", text: "030 23125 010", url: "tel:+493023125010" },
              { name: "email", text: "info@shop.test", url: "mailto:info@shop.test" },
              { name: "hours", text: "Mo–Fr", url: null },
            ],
          },
        },
      ],
    },
  ],
};
const node = { isSale: false, isExcludedFromNav: false, hasChildren: true };
const model: NavigationModelQuery = {
  getGlobalParametersByName: [{ name: "featureFlags", entry: "T155 Navigation", parameterValue: "true" }],
  getNavigationModel: [
    {
      ...node,
      id: "1000",
      name: "Schule",
      url: "/cat/1000/",
      children: [
        { ...node, id: "1050", name: "Stifte", url: "/cat/1050/" },
        { ...node, id: "1051", name: "Geheim", url: "/cat/1051/", isExcludedFromNav: true },
      ],
    },
    { ...node, id: "7", name: "Sale", url: "/cat/7/", isSale: true, children: [] },
    { ...node, id: "8", name: "Versteckt", url: "/cat/8/", isExcludedFromNav: true, children: [] },
  ],
};

describe("uppermost row", () => {
  it.each<Store>(["de", "at", "ch"])(
    "STORE-12, HEAD-14: consumers in %s find advice and a badge for safe shopping",
    (store) => {
      show(<TopRow grid={grid} />, { store, language: "de-DE" });
      expect(screen.getByRole("link", { name: "Beratung" }).getAttribute("href")).toBe("/beratung/");
      const safe = screen.getByRole("link", { name: "Sicher einkaufen" });
      expect(safe.getAttribute("href")).toBe("/service/sicher-einkaufen/");
      expect(screen.queryByRole("link", { name: "030 23125 010" })).toBeNull();
    },
  );

  it("UX-06: the badge beside safe shopping is 24 px wide and high", () => {
    show(<TopRow grid={grid} />);
    const badge = screen.getByRole("link", { name: "Sicher einkaufen" }).querySelector("svg");
    expect([badge?.getAttribute("width"), badge?.getAttribute("height")]).toEqual(["24", "24"]);
  });

  it("STORE-12, HEAD-15: businesses find hotline and e-mail of the content's teaser, none that leads elsewhere", () => {
    const { rerender } = show(<TopRow grid={grid} />, business);
    expect(screen.getByRole("link", { name: "030 23125 010" }).getAttribute("href")).toBe("tel:+493023125010");
    expect(screen.getByRole("link", { name: "info@shop.test" }).getAttribute("href")).toBe("mailto:info@shop.test");
    expect(screen.queryByRole("link", { name: "Beratung" })).toBeNull();
    const elsewhere = [
      { name: "hotline", text: "030 23125 010", url: "https://elsewhere.test/" },
      { name: "email", text: "info@shop.test", url: "https://elsewhere.test/" },
    ];
    const foreign = [{ cells: [{ teaser: { id: "header-contact", attributes: elsewhere } }] }];
    for (const content of [{ usps: [], rows: foreign }, null]) {
      rerender(
        <StorefrontProvider storefront={business}>
          <TopRow grid={content} />
        </StorefrontProvider>,
      );
      expect(screen.queryByRole("link", { name: "030 23125 010" })).toBeNull();
      expect(screen.queryByRole("link", { name: "info@shop.test" })).toBeNull();
    }
  });
});

describe("selling points", () => {
  it("STORE-12, HEAD-13: consumers open a tooltip with picture, words, link, hotline and contact; businesses follow a link", () => {
    const { unmount } = show(<SellingPoints grid={grid} />);
    const [point] = within(screen.getByRole("list", { name: "Gut zu wissen" })).getAllByRole("listitem");
    const card = point?.querySelector("details");
    // What makes it open by hovering (behaviour.ts).
    expect(card?.hasAttribute("data-hover")).toBe(true);
    expect(card?.querySelector("img")?.getAttribute("src")).toBe("/media/a.webp");
    expect(card?.querySelector("h2")?.textContent).toBe("Spielzeug");
    expect(card?.textContent).toContain("Mehr zu Spielzeug");
    const targets = [...(card?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"));
    expect(targets).toEqual(["/spielzeug/", "tel:+493023125010", "mailto:info@shop.test"]);
    unmount();
    const { container } = show(<SellingPoints grid={grid} />, business);
    const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
    expect(links).toEqual([
      ["Spielzeug", "/spielzeug/"],
      ["Vorteile", "/vorteile/"],
      ["Wir", "/wir/"],
    ]);
    expect(container.querySelector("details")).toBeNull();
  });
});

describe("navigation", () => {
  it("NAV-01: the second version is on when the flag is true, else the first", () => {
    const version = (parameterValue: string) => {
      const flag = { name: "featureFlags", entry: "T155 Navigation", parameterValue };
      const { container } = show(<Departments model={{ ...model, getGlobalParametersByName: [flag] }} />);
      return container.querySelector("ul")?.dataset["version"];
    };
    expect(["true", "false", "True", ""].map(version)).toEqual(["2", "1", "1", "1"]);
    const { container } = show(<Departments model={{ ...model, getGlobalParametersByName: [] }} />);
    expect(container.querySelector("ul")?.dataset["version"]).toBe("1");
  });

  it("NAV-02: a tab leads home, and each top category has a tab with its own sign, one that is new a box", () => {
    const known = Array.from({ length: 10 }, (_, index) => String((index + 1) * 1_000));
    const tops = [...known, "11000", "12000"].map((id) => ({
      ...node,
      id,
      name: `Bereich ${id}`,
      url: `/cat/${id}/`,
      children: [],
    }));
    show(<Departments model={{ ...model, getNavigationModel: tops }} />);
    const home = screen.getByRole("link", { name: "Startseite" });
    expect([home.getAttribute("href"), home.querySelector("svg") !== null]).toEqual(["/", true]);
    const signs = tops.map(({ name, url }) => {
      const tab = screen.getByRole("link", { name });
      expect(tab.getAttribute("href")).toBe(url);
      return tab.querySelector("svg")?.innerHTML;
    });
    expect(signs).not.toContain(undefined);
    expect(new Set(signs).size).toBe(known.length + 1);
    expect(signs.at(-1)).toBe(signs.at(-2));
  });

  it("NAV-07, NAV-08: leaves out what is excluded on both levels, and marks what is on sale, nothing else", () => {
    show(<Departments model={model} />);
    expect(screen.queryByText("Versteckt")).toBeNull();
    expect(screen.queryByText("Geheim")).toBeNull();
    expect(screen.getByText("Stifte")).toBeDefined();
    expect(screen.getByRole("link", { name: "Sale" }).dataset["sale"]).toBe("true");
    expect(screen.getByRole("link", { name: "Schule" }).dataset["sale"]).toBeUndefined();
    expect(shownNodes(model.getNavigationModel)).toHaveLength(2);
  });

  it.each([
    [9, 6, true],
    [8, 1, false],
    [9, 7, false],
    [12, 9, false],
    [13, 9, true],
    [134, 100, false],
    [135, 100, true],
  ])("NAV-04: %i entries beside %i groups: several columns %s", (own, besides, isMany) => {
    expect(isMultiColumn(own, besides)).toBe(isMany);
  });
});

it("reports what is left of a reservation in days, hours or minutes", () => {
  const t = { days: (count: number) => `${count} Tage`, minutes: "Min." };
  expect(timeLeft(5 * 86_400_000, t)).toBe("5 Tage");
  expect(timeLeft(3_600_000 + 62_000, t)).toBe("1:01:02");
  expect(timeLeft(9 * 60_000 + 5_000, t)).toBe("09:05 Min.");
});
