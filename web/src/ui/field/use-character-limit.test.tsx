import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { TextInput } from "../text-input/text-input.tsx";
import { Textarea } from "../textarea/textarea.tsx";

const family = "👨‍👩‍👧‍👦";

it.each([
  ["a line", TextInput],
  ["a text", Textarea],
] as const)(
  "%s counts characters as people see them: what is too long stays, is said and is not sent",
  async (_, Part) => {
    const onInput = vi.fn();
    render(<Part label="Feld" maxLength={3} onInput={onInput} />);
    const field = screen.getByRole<HTMLInputElement | HTMLTextAreaElement>("textbox", { name: "Feld" });
    expect(field.getAttribute("maxlength")).toBeNull();
    await userEvent.click(field);
    await userEvent.paste(family.repeat(2));
    expect([field.checkValidity(), screen.queryByText(/höchstens 3 Zeichen/)]).toEqual([true, null]);
    await userEvent.paste("ab");
    expect([field.value, field.checkValidity(), onInput.mock.calls.length]).toEqual([
      `${family.repeat(2)}ab`,
      false,
      2,
    ]);
    expect(field.getAttribute("aria-describedby")).toBe(screen.getByText(/höchstens 3 Zeichen/).closest("p")?.id);
    await userEvent.keyboard("{Backspace}");
    expect([field.checkValidity(), screen.queryByText(/höchstens 3 Zeichen/)]).toEqual([true, null]);
  },
);
