import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Tabs } from "./tabs.tsx";

const tabs = ["Beschreibung", "Daten", "Bewertungen"].map((name) => ({
  id: name.toLowerCase(),
  name,
  body: <p>{name} im Einzelnen</p>,
}));

const selected = () => screen.getByRole("tab", { selected: true }).textContent;

it("shows the body of the tab that is pressed", async () => {
  render(<Tabs tabs={tabs} label="Produkt" />);
  await userEvent.click(screen.getByRole("tab", { name: "Daten" }));
  expect(screen.getByRole("tabpanel", { name: "Daten" }).textContent).toBe("Daten im Einzelnen");
});

it("moves with the arrows, in a ring, and jumps to the ends", async () => {
  render(<Tabs tabs={tabs} label="Produkt" />);
  await userEvent.tab();
  await userEvent.keyboard("{ArrowLeft}");
  expect(selected()).toBe("Bewertungen");
  expect(document.activeElement?.textContent).toBe("Bewertungen");
  await userEvent.keyboard("{Home}{ArrowRight}");
  expect(selected()).toBe("Daten");
  await userEvent.keyboard("{End}");
  expect(selected()).toBe("Bewertungen");
});
