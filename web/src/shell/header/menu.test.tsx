import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createBrowserGraph } from "../../graph/client.browser.ts";
import { GraphProvider } from "../../graph/provider.tsx";
import type { NavigationModelQuery } from "../../graph/generated/NavigationModel.ts";
import { laptop, playScreen, type TestScreen } from "../../ui/flyout/testing/screen.ts";
import { StorefrontProvider } from "../storefront-provider.tsx";
import { Departments } from "./departments.tsx";
import { WideMenu } from "./wide-menu.tsx";

const node = { isSale: false, isExcludedFromNav: false };
const named = (id: string, name: string) => ({ ...node, id, name, url: `/cat/${id}/` });
const fourth = [named("1111", "Vierte Ebene")];
const third = [
  { ...named("111", "Bleistifte"), children: fourth },
  { ...named("112", "Füller"), isSale: true },
  { ...named("113", "Geheime Stifte"), isExcludedFromNav: true },
];
const many = (count: number) => Array.from({ length: count }, (_, index) => named(`12${index}`, `Heft ${index}`));
const branch = {
  ...named("1", "Schule"),
  children: [
    { ...named("11", "Stifte"), image: { src: "/media/stifte.webp" }, children: third },
    { ...named("12", "Hefte"), isSale: true, image: null, children: many(9) },
    { ...named("13", "Mappen"), image: null, children: many(8) },
    { ...named("14", "Versteckt"), isExcludedFromNav: true, image: null, children: [] },
  ],
};
/** Ids of the departments that were requested. */
const requested: unknown[] = [];
const model = (version: 1 | 2): NavigationModelQuery => ({
  getGlobalParametersByName: [
    { name: "featureFlags", entry: "T155 Navigation", parameterValue: String(version === 2) },
  ],
  getNavigationModel: [
    { ...named("1", "Schule"), hasChildren: true, children: branch.children },
    { ...named("2", "Sale"), isSale: true, hasChildren: true, children: [named("21", "Reste")] },
  ],
});

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: false });
  requested.length = 0;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
    const call: unknown = JSON.parse(typeof init?.body === "string" ? init.body : "{}");
    requested.push(Object(Object(call).variables).categoryId);
    return Response.json({ data: { getPartialNavigationById: branch } });
  });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets time go by, and what was asked for meanwhile be answered. */
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await pass(0);
};

async function show(version: 1 | 2, on: TestScreen = laptop) {
  playScreen(on);
  const nav = document.createElement("nav");
  document.body.append(nav);
  const around = (content: React.ReactNode) => (
    <StorefrontProvider storefront={{ store: "de", language: "de-DE" }}>
      <GraphProvider value={createBrowserGraph("http://shop.test/api/shop/")}>
        <MemoryRouter>{content}</MemoryRouter>
      </GraphProvider>
    </StorefrontProvider>
  );
  const tabs = nav.appendChild(document.createElement("div"));
  render(around(<Departments model={model(version)} />), { container: tabs });
  render(around(<WideMenu nav={nav} />), { container: nav.appendChild(document.createElement("div")) });
  await settle();
  const tab = screen.getByRole("link", { name: "Schule" });
  return {
    tab,
    nav,
    rest: (element: Element = tab) => fireEvent.pointerMove(element, { pointerType: "mouse" }),
    leave: () => fireEvent.pointerLeave(nav, { pointerType: "mouse" }),
    panel: () => screen.queryByRole("group", { name: "Schule" }),
  };
}

it("NAV-12: a panel opens when the pointer has rested on its tab for 300 ms, and closes 700 ms after it has left", async () => {
  const { rest, leave, panel } = await show(2);
  rest();
  await pass(299);
  expect(panel()).toBeNull();
  await pass(1);
  expect(panel()).not.toBeNull();
  leave();
  await pass(699);
  expect(panel()).not.toBeNull();
  await pass(1);
  expect(panel()).toBeNull();
});

it("NAV-11: the delay applies from outside: a pointer that only passes opens nothing; one that comes back keeps what is open", async () => {
  const { rest, leave, panel } = await show(2);
  rest();
  await pass(200);
  leave();
  await pass(1_000);
  expect(panel()).toBeNull();

  rest();
  await pass(300);
  leave();
  await pass(600);
  rest();
  await pass(2_000);
  expect(panel()).not.toBeNull();
  // Within the open menu there is no delay.
  rest(screen.getByRole("link", { name: "Sale" }));
  await pass(0);
  expect(panel()).toBeNull();
  expect(screen.getByRole("group", { name: "Sale" })).toBeDefined();
});

it("a page that changes under a mouse at rest opens no panel, nor does a press on a tab, which follows its link", async () => {
  const { tab, rest, panel } = await show(2);
  fireEvent.pointerOver(tab, { pointerType: "mouse" });
  fireEvent.pointerEnter(tab, { pointerType: "mouse" });
  await pass(1_000);
  expect(panel()).toBeNull();
  rest();
  await pass(100);
  fireEvent.click(tab);
  await pass(1_000);
  expect(panel()).toBeNull();
});

it.each<readonly [string, boolean, TestScreen]>([
  ["a laptop", true, laptop],
  ["a laptop whose pointer is coarse", true, { ...laptop, pointer: "coarse" }],
  ["a touch device as wide", false, { width: 1_280, hover: "none", pointer: "coarse" }],
  ["a screen with a fine pointer that does not hover", true, { width: 1_280, hover: "none", pointer: "fine" }],
  ["the narrowest laptop", true, { ...laptop, width: 1_024 }],
  ["a narrow window", false, { ...laptop, width: 1_023 }],
])("UX-01, UX-02, NAV-11: on %s the mouse opens a panel by resting: %s", async (_, opens, on) => {
  const { rest, panel } = await show(2, on);
  rest();
  await pass(1_000);
  expect(panel() !== null).toBe(opens);
});

it("NAV-03, NAV-09: the second version shows columns of three levels below a header with the department's sign", async () => {
  const { rest, panel } = await show(2);
  rest();
  await pass(300);
  await settle();
  const shown = within(panel() ?? document.body);
  const header = shown.getByRole("link", { name: "Alles in Schule" });
  expect(header.getAttribute("href")).toBe("/cat/1/");
  expect(header.parentElement?.querySelector("svg")).not.toBeNull();
  const column = shown.getByRole("link", { name: "Stifte" }).closest("li");
  expect(column?.querySelector("img")?.getAttribute("src")).toBe("/media/stifte.webp");
  expect(within(column ?? document.body).getByRole("link", { name: "Bleistifte" })).toBeDefined();
  expect(shown.getByRole("link", { name: "Hefte" })).toBeDefined();
  expect(shown.queryByText("Vierte Ebene")).toBeNull();
});

it("NAV-06: what is below a tab is requested when the pointer rests on it, not before", async () => {
  const { rest } = await show(2);
  await pass(1_000);
  expect(requested).toEqual([]);
  rest();
  await pass(300);
  await settle();
  expect(requested).toEqual(["1"]);
});

it.each([1, 2] as const)(
  "NAV-04, NAV-07, NAV-08: version %i has long groups in columns, leaves out and marks",
  async (version) => {
    const { rest, panel } = await show(version);
    rest();
    await pass(300);
    await settle();
    const shown = within(panel() ?? document.body);
    const list = async (name: string) => {
      if (version === 1) fireEvent.click(shown.getByRole("button", { name: `${name}: Bereiche zeigen` }));
      await settle();
      return shown.getByRole("link", { name }).closest("li");
    };
    const columns = version === 1 ? ".columns" : ".wide";
    const isWide = (group: Element | null) =>
      group !== null && (group.matches(columns) || !!group.querySelector(columns));
    expect(isWide(await list("Hefte"))).toBe(true);
    expect(isWide(await list("Mappen"))).toBe(false);
    expect(shown.queryByText("Versteckt")).toBeNull();
    await list("Stifte");
    expect(shown.queryByText("Geheime Stifte")).toBeNull();
    const marks = ["Hefte", "Füller", "Stifte", "Bleistifte"].map(
      (name) => shown.getByRole("link", { name }).dataset["sale"],
    );
    expect(marks).toEqual(["true", "true", undefined, undefined]);
  },
);

it("NAV-03, NAV-09, NAV-12: the first version shows a column, and nested flyouts with a header and a sign after 300 ms", async () => {
  const { rest, panel } = await show(1);
  rest();
  await pass(300);
  await settle();
  const shown = within(panel() ?? document.body);
  expect(shown.queryByText("Bleistifte")).toBeNull();
  const group = shown.getByRole("link", { name: "Stifte" }).closest("li");
  fireEvent.pointerEnter(group ?? document.body, { pointerType: "mouse" });
  await pass(299);
  expect(shown.queryByText("Bleistifte")).toBeNull();
  await pass(1);
  const nested = shown.getByRole("group", { name: "Stifte" });
  expect(nested.querySelector("p")?.textContent).toBe("Stifte");
  expect(nested.querySelector("p svg")).not.toBeNull();
  expect(
    within(nested)
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toEqual(["Bleistifte", "Füller"]);
  expect(within(nested).queryAllByRole("button")).toEqual([]);
  expect(screen.queryByText("Vierte Ebene")).toBeNull();
});
