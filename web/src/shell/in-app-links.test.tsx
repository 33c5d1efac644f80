import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { consentChosen, consentCookie, consentWanted } from "../lib/consent.ts";
import { cookiesIn } from "../lib/cookies.ts";
import { StorefrontContext } from "../lib/copy.ts";
import { storefrontFromHost } from "../lib/storefront-from-host.ts";
import { ToastProvider } from "../ui/toast/toast-region.tsx";
import { InAppLinks } from "./in-app-links.tsx";

const { code } = vi.hoisted(() => ({ code: { gone: false } }));
vi.mock("../lib/route-code.ts", () => ({
  useRouteCode: () => () => (code.gone ? { modules: ["data:text/javascript,throw 0"], params: {} } : null),
}));
vi.mock("./route-code.ts", () => ({
  loadDocument: () => false,
  loadNewerBuild: () => false,
}));

afterEach(() => {
  cleanup();
  code.gone = false;
  for (const dialog of document.querySelectorAll("dialog")) dialog.remove();
});

function page() {
  const router = createMemoryRouter([
    {
      path: "*",
      element: (
        <StorefrontContext value={storefrontFromHost("localhost")}>
          <ToastProvider>
            <a href="/datenschutz/#cookie-consent">Cookie-Einstellungen</a>
            <a href="/prod/1/">Heft</a>
            <a href="/prod/1/#reviews">Bewertungen</a>
            <a href="/cat/1/?p=2" data-keep-scroll>
              Seite 2
            </a>
            <InAppLinks />
          </ToastProvider>
        </StorefrontContext>
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

it("ROUTE-23, ROUTE-24: a link takes its hash along to the next page, and begins at its top unless the link opts out", async () => {
  const { router } = page();
  for (const [name, pathname, hash, preventScrollReset] of [
    ["Bewertungen", "/prod/1/", "#reviews", false],
    ["Seite 2", "/cat/1/", "", true],
    ["Heft", "/prod/1/", "", false],
  ] as const) {
    fireEvent.click(screen.getByText(name));
    await vi.waitFor(() => expect(router.state).toMatchObject({ location: { pathname, hash }, preventScrollReset }));
  }
});

it("follows a link that React has dropped, as one whose part has no code yet", async () => {
  // React's listener was there first.
  const drop = (event: Event) => event.stopPropagation();
  document.addEventListener("click", drop, true);
  const { router } = page();
  expect(fireEvent.click(screen.getByText("Heft"))).toBe(false);
  await vi.waitFor(() => expect(router.state.location.pathname).toBe("/prod/1/"));
  document.removeEventListener("click", drop, true);
});

it("ERR-10: code that is gone once more within ten seconds loads no page, and the shopper reads that", async () => {
  code.gone = true;
  const { router } = page();
  fireEvent.click(screen.getByText("Heft"));
  expect((await screen.findByRole("alert")).textContent).toContain("lässt sich gerade nicht öffnen");
  expect(router.state.location.pathname).toBe("/");
});
