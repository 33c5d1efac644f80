import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { StorefrontContext } from "../lib/copy.ts";
import { ErrorPage } from "./error-page.tsx";

/** What the router throws for a response of this status. */
const responseOf = (status: number) => ({ status, statusText: "", data: null, internal: false });

it.each([
  [404, "Diese Seite gibt es nicht – vielleicht nicht mehr.", /Prüfen Sie die Adresse/],
  [410, "Diese Seite gibt es nicht – vielleicht nicht mehr.", /Prüfen Sie die Adresse/],
  [503, "Wir sind gleich wieder für Sie da.", /gerade nicht erreichbar/],
  [500, "Da ist etwas schiefgegangen.", /Der Fehler liegt bei uns/],
])(
  "STATUS-11: explains in the shop's words what %i means, with a button, a dump and an image",
  (status, title, help) => {
    render(
      <StorefrontContext value={{ store: "de", language: "de-DE" }}>
        <MemoryRouter>
          <ErrorPage error={responseOf(status)} />
        </MemoryRouter>
      </StorefrontContext>,
    );
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
    expect(screen.getByText(help)).toBeDefined();
    expect(screen.getByRole("link", { name: "Zur Startseite" }).getAttribute("href")).toBe("/");
    expect(document.querySelector("img")?.getAttribute("src")).toMatch(/\.svg$/);
    expect(screen.getByText(new RegExp(`^${status} `), { selector: "pre" })).toBeDefined();
  },
);

const show = (status: number, language: "de-DE" | "en-DE" = "de-DE") =>
  render(
    <StorefrontContext value={{ store: language === "en-DE" ? "b2b" : "de", language }}>
      <MemoryRouter initialEntries={["/checkout/?token=secret"]}>
        <ErrorPage error={responseOf(status)} />
      </MemoryRouter>
    </StorefrontContext>,
  );

it("STATUS-12, STATUS-13, SEO-03: 404 and 410 have the not-found title, all others `Error`; none is kept by crawlers", () => {
  for (const [language, notFound] of [
    ["de-DE", "Seite nicht gefunden"],
    ["en-DE", "Page not found"],
  ] as const) {
    for (const status of [400, 403, 404, 410, 415, 500, 503]) {
      show(status, language);
      const isMissing = status === 404 || status === 410;
      expect([status, document.title]).toEqual([status, isMissing ? notFound : "Error"]);
      expect(document.querySelector("meta[name=robots]")?.getAttribute("content")).toBe("noindex,follow");
      cleanup();
    }
  }
});

it("TRACK-02: an error page has the mark by which page views know it", () => {
  show(404);
  expect(document.querySelector("[data-error-status]")?.getAttribute("data-error-status")).toBe("404");
});
