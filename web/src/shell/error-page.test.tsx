import { render, screen } from "@testing-library/react";
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
])("STATUS-11: says in the shop's words what %i means", (status, title, help) => {
  render(
    <StorefrontContext value={{ store: "de", language: "de-DE" }}>
      <MemoryRouter>
        <ErrorPage error={responseOf(status)} />
      </MemoryRouter>
    </StorefrontContext>,
  );
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
  expect(screen.getByText(help)).toBeDefined();
});
