import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { Checkbox } from "../checkbox/checkbox.tsx";
import { Radio, RadioGroup } from "../radio-group/radio-group.tsx";
import { Select } from "../select/select.tsx";
import { TextInput } from "../text-input/text-input.tsx";

it("ties label, hint and error to the control", () => {
  render(<TextInput label="E-Mail" hint="Für die Bestätigung" error="Das @ fehlt" name="email" required />);
  const input = screen.getByRole("textbox", { name: "E-Mail" });
  const described = (input.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent);
  expect(described).toEqual(["Fehler: Das @ fehlt", "Für die Bestätigung"]);
  expect(input.getAttribute("aria-invalid")).toBe("true");
});

it("ux 16: marks what is required and what is optional", () => {
  render(
    <>
      <TextInput label="Nachname" required />
      <TextInput label="Firma" />
      <Checkbox label="Newsletter" />
      <RadioGroup legend="Anrede" required>
        <Radio name="salutation" value="MR" label="Herr" />
      </RadioGroup>
    </>,
  );
  expect(screen.getAllByText("Pflichtfeld")).toHaveLength(2);
  expect(screen.getAllByText(/optional/)).toHaveLength(2);
  expect(screen.getByRole("textbox", { name: "Nachname" })).toHaveProperty("required", true);
});

it.each([
  [{}, "normal"],
  [{ good: true }, "good"],
  [{ good: true, error: "Bitte wählen" }, "error"],
  [{ invalid: true }, "error"],
])("VALID-15: %j is the state %s", (frame, state) => {
  render(
    <Select label="Land" {...frame}>
      <option>Deutschland</option>
    </Select>,
  );
  expect(screen.getByRole("combobox", { name: "Land" }).getAttribute("data-state")).toBe(state);
});
