import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { englishUiTexts } from "../texts/ui-texts.ts";
import { UiTextsProvider } from "../texts/texts-provider.tsx";
import { Rating } from "./rating.tsx";

it("C-48: shows nothing without ratings", () => {
  const { container } = render(<Rating average={0} count={0} />);
  expect(container.innerHTML).toBe("");
});

it("TILE-12: shows the half steps and the number of ratings", () => {
  render(<Rating average={4.4} count={1} />);
  expect(screen.getByText("4,5 von 5 Sternen, 1 Bewertung")).toBeDefined();
});

it("speaks the page's language", () => {
  render(
    <UiTextsProvider texts={englishUiTexts}>
      <Rating average={3.6} count={12} />
    </UiTextsProvider>,
  );
  expect(screen.getByText("3.5 out of 5 stars, 12 ratings")).toBeDefined();
});
