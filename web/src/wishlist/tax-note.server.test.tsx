import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { StorefrontContext } from "../lib/copy.ts";
import { storefrontFromHost } from "../lib/storefront-from-host.ts";
import { TaxNote } from "./tax-note.tsx";

it.each([
  ["localhost", 'inkl. MwSt., zzgl. <a href="/service/versand/">Versandkosten</a>'],
  ["at.localhost", 'inkl. MwSt., zzgl. <a href="/service/versand/">Versandkosten</a>'],
  ["educational.localhost", 'zzgl. MwSt. und <a href="/service/versand/">Versandkosten</a>'],
  ["en.educational.localhost", 'plus VAT and <a href="/service/versand/">shipping</a>'],
])("PAngV: prices of lists say what is in them, with the way to the cost of delivery (%s)", (host, words) => {
  const html = renderToString(
    <StorefrontContext value={storefrontFromHost(host)}>
      <MemoryRouter>
        <TaxNote />
      </MemoryRouter>
    </StorefrontContext>,
  );
  expect(html.replaceAll("<!-- -->", "").replaceAll(/ data-[a-z]+="[^"]*"/g, "")).toBe(words);
});
