import { act, renderHook } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { type OpenPart, useOpenPart } from "./open-part.ts";

/** The header's state on a page whose address changes. */
function setUp() {
  const state: { now?: ReturnType<typeof useOpenPart> } = {};
  function Header() {
    state.now = useOpenPart();
    return null;
  }
  const router = createMemoryRouter([{ path: "*", element: <Header /> }], { initialEntries: ["/cat/1000/"] });
  renderHook(() => null, { wrapper: () => <RouterProvider router={router} /> });
  return {
    part: () => state.now?.[0],
    open: (part: OpenPart) => act(() => state.now?.[1](part)),
    go: (path: string) => act(() => router.navigate(path)),
    back: () => act(() => router.navigate(-1)),
  };
}

it.each<OpenPart>(["account", "cart", "menu"])(
  "%s closes with every link, and stays closed on the way back",
  async (part) => {
    const header = setUp();
    header.open(part);
    expect(header.part()).toBe(part);
    await header.go("/cat/1000/?sort=name");
    expect(header.part()).toBeNull();
    await header.back();
    expect(header.part()).toBeNull();
  },
);

it("the phone's search stays while a filter leaves the shopper on the page, and closes with another page", async () => {
  const header = setUp();
  header.open("search");
  await header.go("/cat/1000/?filter.brand=a");
  await header.back();
  expect(header.part()).toBe("search");
  await header.go("/cat/1001/");
  expect(header.part()).toBeNull();
  await header.back();
  expect(header.part()).toBeNull();
});
