import { act, fireEvent, render, screen } from "@testing-library/react";
import { useLayoutEffect } from "react";
import { createBrowserRouter, Link, Outlet, RouterProvider } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { KeepRow } from "./keep-row.tsx";

const restore = vi.fn<(place: string) => void>();
let now: string | null = null;

/** A page that is left by Back before it is there: the browser is at the list already when it comes. */
function LeftAtOnce(): null {
  useLayoutEffect(() => {
    const list = { idx: 0 };
    history.replaceState(list, "", "/list");
    queueMicrotask(() => {
      now = null;
      dispatchEvent(new PopStateEvent("popstate", { state: list }));
    });
  }, []);
  return null;
}

/** A tab with a list and a product. */
async function openTab() {
  history.replaceState(null, "", "/list");
  window.place = { now: () => now, restore };
  const Root = () => (
    <>
      <Outlet />
      <KeepRow />
    </>
  );
  const router = createBrowserRouter([
    {
      Component: Root,
      children: [
        {
          path: "/list",
          element: (
            <>
              <Link to="/product">Produkt</Link>
              <Link to="/left">Anderes</Link>
            </>
          ),
        },
        { path: "/product", element: <Link to="/list">Liste</Link> },
        { path: "/left", Component: LeftAtOnce },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

afterEach(() => {
  delete window.place;
  restore.mockReset();
  vi.unstubAllGlobals();
});

it("ux 37: Back comes to the row that was first in the window, however long the rows above it are now", async () => {
  const router = await openTab();
  now = "57 24.5";
  fireEvent.click(screen.getByRole("link", { name: "Produkt" }));
  await screen.findByRole("link", { name: "Liste" });
  now = null;
  await act(() => router.navigate(-1));
  await screen.findByRole("link", { name: "Produkt" });
  expect(restore.mock.calls).toEqual([["57 24.5"]]);
  // Forward comes to the top, where the product was left.
  await act(() => router.navigate(1));
  await screen.findByRole("link", { name: "Liste" });
  expect(restore).toHaveBeenCalledTimes(1);
});

it("a link to the same list begins at its top", async () => {
  await openTab();
  now = "57 24.5";
  fireEvent.click(screen.getByRole("link", { name: "Produkt" }));
  fireEvent.click(await screen.findByRole("link", { name: "Liste" }));
  await screen.findByRole("link", { name: "Produkt" });
  expect(restore).not.toHaveBeenCalled();
});

it("Back that is pressed before the next page is there comes to the row as well", async () => {
  await openTab();
  now = "57 24.5";
  fireEvent.click(screen.getByRole("link", { name: "Anderes" }));
  await vi.waitFor(() => expect(restore.mock.calls).toEqual([["57 24.5"]]));
});
