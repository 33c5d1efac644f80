import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { beforeEach, expect, it, vi } from "vitest";
import { NavigationBranchDocument } from "../../graph/generated/NavigationBranch.ts";
import { NavigationModelDocument } from "../../graph/generated/NavigationModel.ts";
import { PageSessionDocument } from "../../graph/generated/PageSession.ts";
import { GraphProvider } from "../../graph/provider.tsx";
import { answerTo, fakeGraph } from "../../graph/testing/fake-graph.ts";
import { Drawer } from "../../ui/drawer/drawer.tsx";
import { StorefrontProvider } from "../storefront-provider.tsx";
import { DrillDown } from "./drill-down.tsx";

const named = (id: string, name: string) => ({
  id,
  name,
  url: `/cat/${id}/`,
  isSale: false,
  isExcludedFromNav: false,
  image: null,
});
const branch = {
  ...named("1000", "Schule"),
  children: [
    {
      ...named("11", "Stifte"),
      children: [
        { ...named("111", "Bleistifte"), children: [{ ...named("1111", "Vierte Ebene"), children: [] }] },
        { ...named("112", "Restposten"), isSale: true },
        { ...named("113", "Geheime Stifte"), isExcludedFromNav: true },
      ],
    },
    { ...named("12", "Versteckt"), isExcludedFromNav: true, children: [] },
  ],
};
const model = {
  getGlobalParametersByName: [],
  getNavigationModel: [
    { ...named("1000", "Schule"), hasChildren: true, children: [] },
    { ...named("10000", "Sale"), isSale: true, hasChildren: false, children: [] },
    { ...named("30", "Geheim"), isExcludedFromNav: true, hasChildren: false, children: [] },
  ],
};
const asked = vi.fn<(categoryId: string) => void>();

const element = (isMenuOpen: boolean, onCloseOther: () => void, isOtherOpen = false) => (
  <StorefrontProvider storefront={{ store: "de", language: "de-DE" }}>
    <GraphProvider
      value={fakeGraph([
        answerTo(NavigationModelDocument, () => model),
        answerTo(NavigationBranchDocument, ({ categoryId }) => {
          asked(categoryId);
          return { getPartialNavigationById: branch };
        }),
        answerTo(PageSessionDocument, () => ({ session: null, wishlistSummary: null })),
      ])}
    >
      <MemoryRouter>
        <Drawer open={isOtherOpen} onClose={onCloseOther} title="Filter">
          <p>Farbe</p>
        </Drawer>
        {isMenuOpen && <DrillDown onClose={() => undefined} />}
      </MemoryRouter>
    </GraphProvider>
  </StorefrontProvider>
);
const closeOther = vi.fn<() => void>();

/** The links and buttons of the level that is shown, without what stands below it. */
const entries = () =>
  within(screen.getByRole("dialog")).getAllByRole("list")[0]?.querySelectorAll<HTMLElement>("a, button");
const names = () => [...(entries() ?? [])].map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  asked.mockClear();
  closeOther.mockClear();
});

it("NAV-05, NAV-06, NAV-09: leads down three levels, each with a way back and all of it; a branch is requested when it is opened", async () => {
  render(element(true, closeOther));
  await screen.findByRole("button", { name: "Schule" });
  expect(names()).toEqual(["Startseite", "Schule", "Sale"]);
  expect(asked).not.toHaveBeenCalled();

  press("Schule");
  await screen.findByRole("button", { name: "Stifte" });
  expect(asked.mock.calls).toEqual([["1000"]]);
  expect(screen.getByRole("link", { name: "Alles in Schule" }).getAttribute("href")).toBe("/cat/1000/");

  press("Stifte");
  expect(screen.getByRole("link", { name: "Alles in Stifte" }).getAttribute("href")).toBe("/cat/11/");
  expect(screen.getByRole("link", { name: "Bleistifte" }).getAttribute("href")).toBe("/cat/111/");
  expect(screen.queryByRole("button", { name: "Bleistifte" })).toBeNull();
  expect(screen.queryByText("Vierte Ebene")).toBeNull();

  press("Zurück zu Schule");
  expect(names()).toEqual(["Stifte"]);
  press("Zurück zu Sortiment");
  expect(names()).toEqual(["Startseite", "Schule", "Sale"]);
  expect(screen.queryByRole("button", { name: /^Zurück/ })).toBeNull();
});

it("NAV-07, NAV-08: on each level it leaves out what is excluded, and marks what is on sale", async () => {
  const marked = () => [...(entries() ?? [])].map(({ textContent, dataset }) => [textContent, dataset["sale"]]);
  render(element(true, closeOther));
  await screen.findByRole("button", { name: "Schule" });
  expect(marked()).toEqual([
    ["Startseite", undefined],
    ["Schule", undefined],
    ["Sale", "true"],
  ]);
  press("Schule");
  await screen.findByRole("button", { name: "Stifte" });
  expect(marked()).toEqual([["Stifte", undefined]]);
  press("Stifte");
  expect(marked()).toEqual([
    ["Bleistifte", undefined],
    ["Restposten", "true"],
  ]);
});

it("NAV-14: opening closes what else is open over the page, and not itself", async () => {
  const { rerender } = render(element(false, closeOther, true));
  expect(screen.getByRole("dialog", { name: "Filter" })).toBeDefined();
  rerender(element(true, closeOther, true));
  await act(async () => undefined);
  expect(closeOther).toHaveBeenCalledOnce();
  rerender(element(true, closeOther));
  expect(await screen.findByRole("dialog", { name: "Sortiment" })).toHaveProperty("open", true);
});
