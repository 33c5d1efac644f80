import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { expect, it } from "vitest";
import { Drawer } from "./drawer.tsx";

function Example() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Liste löschen
      </button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Wirklich löschen?">
        <p>Die Liste ist dann weg.</p>
      </Drawer>
    </>
  );
}

const opener = () => screen.getByRole("button", { name: "Liste löschen" });

it("opens as a modal that has its title as its name", async () => {
  render(<Example />);
  expect(screen.queryByText("Die Liste ist dann weg.")).toBeNull();
  await userEvent.click(opener());
  expect(screen.getByRole("dialog", { name: "Wirklich löschen?" })).toHaveProperty("open", true);
});

it("ux 40: gives the focus back when it is closed by its button", async () => {
  render(<Example />);
  await userEvent.click(opener());
  screen.getByRole("button", { name: "Schließen" }).focus();
  await userEvent.click(screen.getByRole("button", { name: "Schließen" }));
  expect(screen.queryByText("Die Liste ist dann weg.")).toBeNull();
  expect(document.activeElement).toBe(opener());
});

it("closes on Escape and on a press outside, not on one inside", async () => {
  render(<Example />);
  await userEvent.click(opener());
  await userEvent.click(screen.getByText("Die Liste ist dann weg."));
  expect(screen.getByRole("dialog")).toBeDefined();
  fireEvent(screen.getByRole("dialog"), new Event("cancel", { cancelable: true }));
  expect(screen.queryByText("Die Liste ist dann weg.")).toBeNull();
  await userEvent.click(opener());
  await userEvent.click(screen.getByRole("dialog"));
  expect(screen.queryByText("Die Liste ist dann weg.")).toBeNull();
});
