import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Pagination } from "./pagination.tsx";

const hrefFor = (page: number) => `/cat/1?p=${page}`;

it("ux 30: pages are plain links, and the current one is marked so", () => {
  render(<Pagination current={2} pages={3} hrefFor={hrefFor} />);
  expect(screen.getByRole("link", { name: "Seite 3" }).getAttribute("href")).toBe("/cat/1?p=3");
  expect(screen.getByRole("link", { name: "Weiter" }).getAttribute("href")).toBe("/cat/1?p=3");
  expect(screen.getByRole("link", { current: "page" }).textContent).toBe("2");
});

it("has no link beyond the ends, and nothing at all for one page", () => {
  const { container, rerender } = render(<Pagination current={1} pages={2} hrefFor={hrefFor} />);
  expect(screen.queryByRole("link", { name: "Zurück" })).toBeNull();
  rerender(<Pagination current={1} pages={1} hrefFor={hrefFor} />);
  expect(container.innerHTML).toBe("");
});
