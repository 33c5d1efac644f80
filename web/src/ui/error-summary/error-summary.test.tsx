import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { TextInput } from "../text-input/text-input.tsx";
import { ErrorSummary } from "./error-summary.tsx";

const errors = [{ fieldId: "zip", message: "Die Postleitzahl hat fünf Ziffern" }];

it("ux 28: takes the focus when errors appear, and again at the next failed try", () => {
  const { rerender } = render(<ErrorSummary errors={[]} attempt={0} />);
  rerender(<ErrorSummary errors={errors} attempt={1} />);
  const summary = () => screen.getByRole("group", { name: "Bitte prüfen Sie Ihre Eingaben" });
  expect(document.activeElement).toBe(summary());
  summary().blur();
  rerender(<ErrorSummary errors={errors} attempt={2} />);
  expect(document.activeElement).toBe(summary());
});

it("ux 28: leads into the field", async () => {
  render(
    <>
      <ErrorSummary errors={errors} />
      <TextInput id="zip" label="Postleitzahl" required error="Die Postleitzahl hat fünf Ziffern" />
    </>,
  );
  await userEvent.click(screen.getByRole("link", { name: "Die Postleitzahl hat fünf Ziffern" }));
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Postleitzahl" }));
});
