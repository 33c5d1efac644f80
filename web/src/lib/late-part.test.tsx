import { cleanup, render, screen } from "@testing-library/react";
import { Suspense } from "react";
import { Link, MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { latePart } from "./late-part.tsx";

afterEach(cleanup);

const Part = ({ name }: { readonly name: string }) => <p>{name}</p>;

function open(load: () => Promise<typeof Part>) {
  const Late = latePart(load);
  render(
    <MemoryRouter>
      <h1>Page</h1>
      <Link to="/next">Next</Link>
      <Suspense fallback="waiting">
        <Late name="Footer" />
      </Suspense>
    </MemoryRouter>,
  );
}

it("is there once its code is", async () => {
  const load = vi.fn(async () => Part);
  open(load);
  expect(await screen.findByText("Footer")).toBeDefined();
  expect(load).toHaveBeenCalledTimes(1);
});

it("whose code cannot be had leaves the page as it is, and comes with a further page", async () => {
  const load = vi.fn(async () => Part);
  const away = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));
  load.mockImplementationOnce(away).mockImplementationOnce(away);
  open(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(screen.getByRole("heading", { name: "Page" })).toBeDefined();
  expect(screen.queryByText("Footer")).toBeNull();
  screen.getByRole("link", { name: "Next" }).click();
  expect(await screen.findByText("Footer")).toBeDefined();
});
