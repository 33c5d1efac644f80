import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { isMarkupKnown, useStaticMarkup } from "./static-markup.ts";

function Menu({ id }: { readonly id: string }) {
  const markup = useStaticMarkup(id, undefined, null);
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
