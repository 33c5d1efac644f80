import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { StorefrontContext } from "../lib/copy.ts";
import { storefrontFromHost } from "../lib/storefront-from-host.ts";
import { BrokenQuery } from "./search-header.tsx";

it.each([
  ["localhost", "Suchbegriff", "Zeichen"],
  ["en.educational.localhost", "Search term", "character"],
])("VALID-01: %s: what is no text is reported at the field, which holds it again", (host, label, words) => {
  const element = (
    <StorefrontContext value={storefrontFromHost(host)}>
      <BrokenQuery term={"a\ufffdb"} />
    </StorefrontContext>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  const field = screen.getByLabelText<HTMLInputElement>(label);
  expect([field.value, field.getAttribute("aria-invalid")]).toEqual(["a\ufffdb", "true"]);
  const described = field.getAttribute("aria-describedby") ?? "";
  expect(document.getElementById(described)?.textContent).toContain(words);
});
