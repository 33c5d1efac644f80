import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { StorefrontContext } from "../../lib/copy.ts";
import type { Storefront } from "../../lib/storefront-from-host.ts";
import { Guide } from "./guide.tsx";

afterEach(cleanup);

it.each<readonly [Storefront, string]>([
  [{ store: "de", language: "de-DE" }, "info@chalkbox.example"],
  [{ store: "b2b", language: "en-DE" }, "schulen@chalkbox.example"],
])("leads to the service of the store: %o", (storefront, email) => {
  render(
    <MemoryRouter>
      <StorefrontContext value={storefront}>
        <Guide steps={[{ title: "Write to us", text: "We answer.", link: "service" }]} />
      </StorefrontContext>
    </MemoryRouter>,
  );
  expect(screen.getByRole("link", { name: email }).getAttribute("href")).toBe(`mailto:${email}`);
});
