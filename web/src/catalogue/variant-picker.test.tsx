import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { show } from "./testing/show.tsx";
import { VariantPicker } from "./variant-picker.tsx";

const option = (value: string, changes: { readonly css?: string; readonly image?: string } = {}) => ({
  value,
  disabled: false,
  disabledReason: null,
  selected: false,
  hasDiscount: false,
  css: changes.css ?? null,
  image: changes.image === undefined ? null : { src: changes.image, width: 280, height: 210 },
});
const attribute = (name: string, ...options: ReturnType<typeof option>[]) => ({ name, displayName: name, options });

describe("the choice of a variant", () => {
  it.each([
    ["css", attribute("Farbe", option("Rot", { css: "#f00" }), option("Blau", { css: "#00f" })), true],
    ["image", attribute("Motiv", option("Wald", { image: "/w.webp" }), option("Meer", { image: "/m.webp" })), true],
    ["neither", attribute("Größe", option("S"), option("M")), false],
  ])("VARIANT-02: options with %s", (_, given, isTiles) => {
    show(<VariantPicker attributes={[given]} showInvalid={false} />);
    expect(screen.queryAllByRole("link").length).toBe(isTiles ? 2 : 0);
    expect(screen.queryByRole("combobox", { name: new RegExp(given.name) }) !== null).toBe(!isTiles);
    const pictures = [...document.querySelectorAll("img")].map((image) => image.getAttribute("src"));
    expect(pictures).toEqual(given.options.flatMap(({ image }) => image?.src ?? []));
  });

  it("VARIANT-07: attributes without a choice are highlighted while that is on, and no others", () => {
    const chosen = { ...option("S"), selected: true };
    const attributes = [
      attribute("Farbe", option("Rot", { css: "#f00" })),
      attribute("Größe", chosen),
      attribute("Form", option("Rund"), option("Eckig")),
    ];
    const marks = () =>
      screen.queryAllByText(/Bitte wählen Sie: /).map(({ textContent }) => textContent?.replace("Fehler: ", ""));
    const again = show(<VariantPicker attributes={attributes} showInvalid={false} />);
    expect(marks()).toEqual([]);
    again(<VariantPicker attributes={attributes} showInvalid />);
    expect(marks()).toEqual(["Bitte wählen Sie: Farbe", "Bitte wählen Sie: Form"]);
  });
});
