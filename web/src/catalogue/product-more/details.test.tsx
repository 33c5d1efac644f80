import { fireEvent, screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Storefront } from "../../lib/storefront-from-host.ts";
import { item, product, variantsOf } from "../testing/product.ts";
import { show } from "../testing/show.tsx";
import { ProductDetails } from "./details.tsx";
import { ExtraTabs } from "./extra-tabs.tsx";
import { Videos } from "./videos.tsx";

const below = (heading: string) => {
  const list = screen.getByRole("heading", { name: heading }).nextElementSibling;
  return list instanceof HTMLElement ? within(list) : null;
};

describe("details", () => {
  it("PDP-05: documents by their kind and sounds that play; nothing where there are none", () => {
    const downloads = [
      {
        name: "Anleitung",
        displayName: "Anleitung",
        downloads: [{ dataName: "Anleitung", url: "/media/a.pdf", headline: "Aufbau (PDF)" }],
      },
    ];
    const again = show(
      <ProductDetails
        product={product({ downloads, audioSamples: [{ name: "Klang", url: "/media/a.mp3" }] })}
        variants={variantsOf(null)}
      />,
    );
    expect(screen.getByRole("heading", { name: "Anleitung" })).toBeTruthy();
    expect(screen.getByRole("link", { name: "Aufbau (PDF)" }).getAttribute("href")).toBe("/media/a.pdf");
    expect(screen.getByLabelText("Klang").getAttribute("src")).toBe("/media/a.mp3");
    again(<ProductDetails product={product()} variants={variantsOf(null)} />);
    expect(screen.queryByRole("heading", { name: "Downloads" })).toBeNull();
    expect(screen.queryByRole("heading", { name: "Hörproben" })).toBeNull();
  });

  it("PDP-05: a video is loaded from its service when it is asked for, and not before", () => {
    show(<Videos ids={["abc", "d/f"]} name="Globus" />);
    expect(document.querySelector("iframe")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Video 2 laden und abspielen" }));
    const frames = [...document.querySelectorAll("iframe")];
    expect(frames.map(({ title }) => title)).toEqual(["Video 2: Globus"]);
    expect(frames[0]?.getAttribute("src")).toBe("https://www.youtube-nocookie.com/embed/d%2Ff?autoplay=1");
    expect(screen.getByRole("button", { name: "Video 1 laden und abspielen" })).toBeTruthy();
  });

  it("calls the law's warranty none of a guarantee, and labels a maker's that is longer, for consumers in the EU", () => {
    const label = () => screen.queryByRole("figure");
    const rowOf = (name: string) => screen.queryByRole("rowheader", { name })?.nextElementSibling?.textContent;
    const statutory = product({ warranty: "Zwei Jahre." });
    const again = show(<ProductDetails product={statutory} variants={variantsOf(null)} />);
    expect([rowOf("Gewährleistung"), rowOf("Garantie"), label()]).toEqual(["Zwei Jahre.", undefined, null]);
    again(<ProductDetails product={{ ...statutory, guaranteeYears: 2 }} variants={variantsOf(null)} />);
    expect([rowOf("Gewährleistung"), rowOf("Garantie"), label()]).toEqual([undefined, "Zwei Jahre.", null]);
    again(<ProductDetails product={{ ...statutory, guaranteeYears: 5 }} variants={variantsOf(null)} />);
    expect(label()?.getAttribute("aria-label")).toBe("GARAN: 5 Jahre Haltbarkeitsgarantie des Herstellers");
    for (const words of ["5 Jahre", "Marke", "Globus", "mindestens 2 Jahren"])
      expect(label()?.textContent).toContain(words);
  });

  it("PDP-06: care, features and labels", () => {
    const parts = {
      textileCare: [{ name: "30 °C" }, { name: "Nicht bleichen" }],
      features: ["Leuchtet"],
      labelAttributes: [{ name: "GOTS" }],
    };
    show(<ProductDetails product={product(parts)} variants={variantsOf(null)} />);
    expect(
      below("Pflege")
        ?.getAllByRole("listitem")
        .map(({ textContent }) => textContent?.trim()),
    ).toEqual(["30 °C", "Nicht bleichen"]);
    expect(screen.getByText("Leuchtet")).toBeTruthy();
    expect(screen.getByText("GOTS")).toBeTruthy();
  });

  it("PDP-08: each further tab has its name, headline and content; scripts in it are gone", () => {
    show(
      <ExtraTabs
        tabs={[
          { id: "a", name: "Pflege", headline: "So bleibt er gut" },
          { id: "b", name: "Leer", headline: "Nichts" },
        ]}
        contents={[{ id: "a", content: "<p>Spülen<script>x</script></p>" }]}
      />,
    );
    const tab = document.getElementById("tab-a");
    expect(tab?.querySelector("summary")?.textContent).toBe("Pflege");
    expect(tab?.textContent).toContain("So bleibt er gut");
    expect(tab?.querySelector("p")?.innerHTML).toBe("Spülen");
    expect(screen.queryByText("Leer")).toBeNull();
  });

  it("PDP-17: warnings and the power supply of the item that is chosen, and nothing that is not set", () => {
    const chosen = item({
      warnings: ["Kleinteile"],
      dangerWarnings: ["Magnete"],
      powerPlugDeliveryScope: "Ohne Netzteil",
      powerPlugCharge: "5 W",
    });
    const again = show(<ProductDetails product={product()} variants={variantsOf(chosen)} />);
    expect(below("Gefahrenhinweise")?.getByText("Magnete")).toBeTruthy();
    expect(below("Sicherheitshinweise")?.getByText("Kleinteile")).toBeTruthy();
    expect(screen.getByRole("row", { name: "Netzteil Ohne Netzteil" })).toBeTruthy();
    expect(screen.getByRole("row", { name: "Benötigte Leistung 5 W" })).toBeTruthy();
    again(<ProductDetails product={product()} variants={variantsOf(item())} />);
    for (const text of ["Magnete", "Kleinteile", "5 W", "Gefahrenhinweise"]) {
      expect(screen.queryByText(text)).toBeNull();
    }
  });

  const stores: readonly (readonly [string, Storefront])[] = [
    ["bat_de", { store: "at", language: "de-AT" }],
    ["bch_ch", { store: "ch", language: "de-CH" }],
    ["b2b_de", { store: "b2b", language: "de-DE" }],
    ["b2b_en", { store: "b2b", language: "en-DE" }],
    ["bde_de", { store: "de", language: "de-DE" }],
  ];
  it.each(stores)("PDP-16: shows the message with the key %s on its host", (key, storefront) => {
    const matrixCodeMessages = stores.map(([of]) => ({ key: of, message: `Nur ${of}` }));
    show(<ProductDetails product={product()} variants={variantsOf(item({ matrixCodeMessages }))} />, { storefront });
    expect(screen.getAllByText(/^Nur /).map(({ textContent }) => textContent?.trim())).toEqual([`Nur ${key}`]);
  });
});
