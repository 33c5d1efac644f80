import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { consentChosen, consentCookie, consentWanted } from "../lib/consent.ts";
import { cookiesIn } from "../lib/cookies.ts";
import { InAppLinks } from "./in-app-links.tsx";

vi.mock("./route-code.ts", () => ({
  useRouteCode: () => () => null,
  loadDocument: () => false,
  loadNewerBuild: () => false,
}));

afterEach(() => {
  cleanup();
  for (const dialog of document.querySelectorAll("dialog")) dialog.remove();
});

function page() {
  const router = createMemoryRouter([
    {
      path: "*",
      element: (
        <>
          <a href="/datenschutz/#cookie-consent">Cookie-Einstellungen</a>
          <InAppLinks />
        </>
      ),
    },
  ]);
  render(<RouterProvider router={router} />);
  return { router, link: screen.getByText("Cookie-Einstellungen") };
}

it("FOOT-07: a link with the cookie-consent hash opens the second layer instead of navigating", async () => {
  const { router, link } = page();
  expect(fireEvent.click(link)).toBe(false);
  const dialog = await vi.waitUntil(() => document.querySelector("dialog[open]"));
  expect(dialog.textContent).toContain("Notwendige Cookies");
  expect(router.state.location.pathname).toBe("/");
  const chosen = vi.fn<() => void>();
  document.addEventListener(consentChosen, chosen, { once: true });
  fireEvent.submit(dialog.querySelector("form") ?? dialog);
  expect(chosen).toHaveBeenCalledOnce();
  expect(cookiesIn(document.cookie)[consentCookie] !== undefined).toBe(true);
});

it("FOOT-07: a consent tool of the shop's opens its own second layer", async () => {
  const open = vi.fn<(event: Event) => void>((event) => event.preventDefault());
  document.addEventListener(consentWanted, open, { once: true });
  fireEvent.click(page().link);
  await vi.waitFor(() => expect(open).toHaveBeenCalledOnce());
  expect(document.querySelector("dialog")).toBeNull();
});
