import { act, render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { isMarkupKnown, renewMarkup, useStaticMarkup } from "./static-markup.ts";

function Menu({ id, isFixed }: { readonly id: string; readonly isFixed?: boolean }) {
  const markup = useStaticMarkup(id, undefined, null, isFixed);
  return markup === null ? <nav>rendered</nav> : <nav id={id} dangerouslySetInnerHTML={{ __html: markup }} />;
}

it("leaves the markup that came with the page, and still has it when its layout comes back", () => {
  document.body.innerHTML = '<nav id="known-menu"><a href="/paper">Paper</a></nav>';
  expect(isMarkupKnown("known-menu")).toBe(true);
  document.body.innerHTML = "";
  expect(isMarkupKnown("known-menu")).toBe(true);
  render(<Menu id="known-menu" />);
  expect(screen.getByRole("link").textContent).toBe("Paper");
});

it("reports that a tab came without it, so that the content is rendered", () => {
  expect(isMarkupKnown("other-menu")).toBe(false);
  render(<Menu id="other-menu" />);
  expect(screen.getByRole("navigation").textContent).toBe("rendered");
});

it("hydrates an element that came empty, and renders its content when the layout comes back", () => {
  document.body.innerHTML = '<div id="page"><nav id="empty-menu"></nav></div>';
  const container = document.querySelector<HTMLElement>("#page") ?? document.body;
  const { unmount } = render(<Menu id="empty-menu" />, { container, hydrate: true });
  expect(screen.getByRole("navigation").textContent).toBe("");
  unmount();
  render(<Menu id="empty-menu" />);
  expect(screen.getByRole("navigation").textContent).toBe("rendered");
});

it("GQL-13: markup that has become too old is rendered from then on, in the page and in layouts that come back", async () => {
  document.body.innerHTML = '<nav id="old-menu"><a href="/paper">Paper</a></nav><nav id="old-brand">Brand</nav>';
  const known = [isMarkupKnown("old-menu"), isMarkupKnown("old-brand")];
  document.body.innerHTML = "";
  const { unmount } = render(
    <>
      <Menu id="old-menu" />
      <Menu id="old-brand" isFixed />
    </>,
  );
  const shown = () => screen.getAllByRole("navigation").map(({ textContent }) => textContent);
  expect([known, shown()]).toEqual([
    [true, true],
    ["Paper", "Brand"],
  ]);
  await act(async () => renewMarkup());
  expect(shown()).toEqual(["rendered", "Brand"]);
  unmount();
  expect(isMarkupKnown("old-menu")).toBe(false);
  render(<Menu id="old-menu" />);
  expect(shown()).toEqual(["rendered"]);
});
