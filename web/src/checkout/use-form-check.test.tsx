import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { ErrorSummary } from "../ui/error-summary/error-summary.tsx";
import { TextInput } from "../ui/text-input/text-input.tsx";
import type { FormValues } from "./form-values.ts";
import { useFormCheck } from "./use-form-check.ts";

const check = ({ city = "" }: FormValues) =>
  city === "" ? { city: "Der Ort fehlt." } : /\d/.test(city) ? { city: "Keine Ziffern." } : {};

function Sample({ onSend, fromServer }: { onSend?: () => void; fromServer?: Record<string, string> }) {
  const form = useFormCheck("sample", check, fromServer);
  return (
    <form
      {...form.formProps}
      onSubmit={(event) => {
        form.formProps.onSubmit(event);
        if (!event.defaultPrevented) onSend?.();
        event.preventDefault();
      }}
    >
      <ErrorSummary errors={form.summary} attempt={form.attempt} />
      <TextInput {...form.field("city")} label="Ort" required />
      <button type="submit">Weiter</button>
    </form>
  );
}

it("ux 18, 19: says an error on leaving the field, never while typing, and takes it back the moment it is right", async () => {
  render(<Sample />);
  const field = screen.getByLabelText("Ort");
  await userEvent.type(field, "Ulm 1");
  expect(screen.queryByText("Keine Ziffern.")).toBeNull();
  await userEvent.tab();
  expect(field.getAttribute("aria-invalid")).toBe("true");
  await userEvent.type(field, "{Backspace}");
  expect(field.getAttribute("aria-invalid")).toBeNull();
});

it("ux 18: who only passes through an empty field has made no mistake", async () => {
  render(<Sample />);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByLabelText("Ort").getAttribute("aria-invalid")).toBeNull();
});

it("ux 28: a failed try is not sent, and its errors are focused on top with a link to the field", async () => {
  const onSend = vi.fn();
  render(<Sample onSend={onSend} />);
  await userEvent.click(screen.getByRole("button"));
  expect(onSend).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole("group"));
  expect(screen.getByRole("link", { name: "Der Ort fehlt." }).getAttribute("href")).toBe("#sample-city");
});

it("shows what the server found, and sends the form once it is right", async () => {
  const onSend = vi.fn();
  render(<Sample onSend={onSend} fromServer={{ city: "Dahin liefern wir nicht." }} />);
  expect(screen.getByRole("link", { name: "Dahin liefern wir nicht." })).toBeTruthy();
  await userEvent.type(screen.getByLabelText("Ort"), "Ulm");
  await userEvent.click(screen.getByRole("button"));
  expect(onSend).toHaveBeenCalledOnce();
});

const checkPostCode = ({ postCode = "", country = "" }: FormValues) => {
  const length = country === "DE" ? 5 : 4;
  return postCode.length === length ? {} : { postCode: `Hat ${length} Ziffern.` };
};

function PostCode({ fromServer }: { fromServer?: Record<string, string> }) {
  const form = useFormCheck("sample", checkPostCode, fromServer);
  return (
    <form {...form.formProps}>
      <TextInput {...form.field("postCode")} label="PLZ" />
      <TextInput {...form.field("city")} label="Ort" />
      <select name="country" aria-label="Land">
        <option>DE</option>
        <option>AT</option>
      </select>
    </form>
  );
}

it("ux 19: a field that another one makes right or wrong says what is true now", async () => {
  render(<PostCode />);
  const postCode = screen.getByLabelText("PLZ");
  const country = screen.getByLabelText("Land");
  await userEvent.type(postCode, "1010");
  await userEvent.tab();
  expect(screen.getByText("Hat 5 Ziffern.")).toBeTruthy();
  await userEvent.selectOptions(country, "AT");
  expect(postCode.getAttribute("aria-invalid")).toBeNull();

  await userEvent.type(postCode, "1");
  await userEvent.tab();
  expect(screen.getByText("Hat 4 Ziffern.")).toBeTruthy();
  await userEvent.type(postCode, "23");
  await userEvent.selectOptions(country, "DE");
  expect(screen.getByText("Hat 5 Ziffern.")).toBeTruthy();
});

it("what only the server can know stays while another field is typed in", async () => {
  render(<PostCode fromServer={{ city: "Den Ort gibt es dort nicht." }} />);
  await userEvent.type(screen.getByLabelText("PLZ"), "10115");
  expect(screen.getByText("Den Ort gibt es dort nicht.")).toBeTruthy();
});
