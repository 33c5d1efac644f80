import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { MemoryRouter, useNavigate } from "react-router";
import { expect, it } from "vitest";
import { type OpenPart, useOpenPart } from "./open-part.ts";

const AtListing = ({ children }: { readonly children: ReactNode }) => (
  <MemoryRouter initialEntries={["/cat/1000/"]}>{children}</MemoryRouter>
);

/** The header's state on a page whose address changes. */
function setUp() {
  const { result } = renderHook(() => ({ open: useOpenPart(), navigate: useNavigate() }), { wrapper: AtListing });
  return {
    part: () => result.current.open[0],
    open: (part: OpenPart) => act(() => result.current.open[1](part)),
    go: (path: string) => act(async () => result.current.navigate(path)),
    back: () => act(async () => result.current.navigate(-1)),
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
