import { render as renderBare, screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { ErrorSummary } from "../error-summary/error-summary.tsx";
import { TextInput } from "../text-input/text-input.tsx";
import type { FormValues } from "../../lib/form-values.ts";
import { ToastProvider } from "../toast/toast-region.tsx";
import { useFormCheck } from "./use-form-check.ts";

const render = (form: ReactElement) => renderBare(<ToastProvider>{form}</ToastProvider>);

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
      <ErrorSummary {...form.summary} />
      <TextInput {...form.field("city")} label="Ort" required />
      <button type="submit">Weiter</button>
    </form>
  );
}

it("ux 18, 19: shows an error on leaving the field, never while typing, and takes it back the moment it is right", async () => {
  render(<Sample />);
  const field = screen.getByLabelText("Ort");
  await userEvent.type(field, "Ulm 1");
  expect(screen.queryByText("Keine Ziffern.")).toBeNull();
  await userEvent.tab();
  expect(field.getAttribute("aria-invalid")).toBe("true");
  await userEvent.type(field, "{Backspace}");
  expect(field.getAttribute("aria-invalid")).toBeNull();
});

it("ux 18: leaving a field shows nothing above the form and leaves the focus where it went", async () => {
  render(<Sample />);
  await userEvent.type(screen.getByLabelText("Ort"), "Ulm 1");
  await userEvent.tab();
  expect(screen.getByText("Keine Ziffern.")).toBeTruthy();
  expect(screen.queryByRole("group")).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Weiter" }));
});

it("ux 18: nothing moves between press and release of a button below", async () => {
  const user = userEvent.setup();
  render(<Sample />);
  await user.type(screen.getByLabelText("Ort"), "Ulm 1");
  await user.pointer({ keys: "[MouseLeft>]", target: screen.getByRole("button", { name: "Weiter" }) });
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Weiter" }));
  expect(screen.queryByText("Keine Ziffern.")).toBeNull();
  await user.pointer({ keys: "[/MouseLeft]", target: document.body });
  expect(await screen.findByText("Keine Ziffern.")).toBeTruthy();
});

it("C-92: what was put right after a failed try and is wrong again stands at its field alone", async () => {
  render(<Sample fromServer={{ city: "Dahin liefern wir nicht." }} />);
  const field = screen.getByLabelText("Ort");
  await userEvent.type(field, "Ulm");
  expect(screen.queryByRole("group")).toBeNull();
  await userEvent.type(field, "1");
  await userEvent.tab();
  expect(screen.getByText("Keine Ziffern.")).toBeTruthy();
  expect(screen.queryByRole("group")).toBeNull();
});

it("ux 18: who only passes through an empty field has made no mistake", async () => {
  render(<Sample />);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.getByLabelText("Ort").getAttribute("aria-invalid")).toBeNull();
});

const checkTwo = ({ city = "", street = "" }: FormValues) => ({
  ...(city === "" && { city: "Der Ort fehlt." }),
  ...(street === "" && { street: "Die Straße fehlt." }),
});

function Two({ onSend, goesToFault }: { onSend: () => void; goesToFault?: boolean }) {
  const form = useFormCheck("two", checkTwo, {}, goesToFault);
  return (
    <form
      {...form.formProps}
      onSubmit={(event) => {
        form.formProps.onSubmit(event);
        if (!event.defaultPrevented) onSend();
        event.preventDefault();
      }}
    >
      <ErrorSummary {...form.summary} />
      <TextInput {...form.field("street")} label="Straße" required />
      <TextInput {...form.field("city")} label="Ort" required />
      <button type="submit">Weiter</button>
    </form>
  );
}

const scrolled = vi.fn();
beforeEach(() => {
  scrolled.mockClear();
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled(this.id);
  };
});

it("VALID-04, C-92: all checks run on submit; the first field that is wrong comes into view, the summary is read out in form order", async () => {
  const onSend = vi.fn();
  render(<Two onSend={onSend} />);
  await userEvent.click(screen.getByRole("button", { name: "Weiter" }));
  expect(onSend).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByLabelText("Straße"));
  expect(scrolled.mock.calls).toEqual([["two-street"]]);
  const summary = screen.getByRole("alert", { name: "Bitte prüfen Sie Ihre Eingaben" });
  expect(
    within(summary)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(["#two-street", "#two-city"]);

  await userEvent.type(screen.getByLabelText("Straße"), "Lindenweg 4");
  await userEvent.click(screen.getByRole("button", { name: "Weiter" }));
  expect(document.activeElement).toBe(screen.getByLabelText("Ort"));
  expect(onSend).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText("Ort"), "Ulm");
  await userEvent.click(screen.getByRole("button", { name: "Weiter" }));
  expect(onSend).toHaveBeenCalledOnce();
});

it("VALID-04: the view stays where it is when a form needs that", async () => {
  render(<Two onSend={vi.fn()} goesToFault={false} />);
  await userEvent.click(screen.getByRole("button", { name: "Weiter" }));
  expect(scrolled).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(screen.getByRole("group"));
});

it("VALID-05: a general error is in the form, which is focused, and is a toast once", () => {
  render(<Sample fromServer={{ general: "Passwort oder E-Mail-Adresse stimmen nicht." }} />);
  const summary = screen.getByRole("group");
  expect(summary.textContent).toContain("stimmen nicht");
  expect(document.activeElement).toBe(summary);
  const toasts = within(screen.getByRole("region")).getAllByText("Passwort oder E-Mail-Adresse stimmen nicht.");
  expect(toasts).toHaveLength(1);
});

it("VALID-05: what is wrong with a field is no toast", () => {
  render(<Sample fromServer={{ city: "Dahin liefern wir nicht." }} />);
  expect(within(screen.getByRole("region")).queryByText("Dahin liefern wir nicht.")).toBeNull();
});

it("VALID-15: a field that was filled in and is right is good, one that is wrong is not", async () => {
  render(<Two onSend={vi.fn()} />);
  const field = screen.getByLabelText("Ort");
  expect(field.dataset["state"]).toBe("normal");
  await userEvent.type(field, "Ulm");
  await userEvent.tab();
  expect(field.dataset["state"]).toBe("good");
  await userEvent.clear(field);
  await userEvent.click(screen.getByRole("button", { name: "Weiter" }));
  expect(field.dataset["state"]).toBe("error");
});

it("shows what the server found, and sends the form once it is right", async () => {
  const onSend = vi.fn();
  render(<Sample onSend={onSend} fromServer={{ city: "Dahin liefern wir nicht." }} />);
  expect(screen.getByRole("link", { name: "Dahin liefern wir nicht." })).toBeTruthy();
  await userEvent.type(screen.getByLabelText("Ort"), "Ulm");
  await userEvent.click(screen.getByRole("button", { name: "Weiter" }));
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

it("ux 19: a field that another one makes right or wrong states what is true now", async () => {
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

it("what only the server can find stays while another field is typed in", async () => {
  render(<PostCode fromServer={{ city: "Den Ort gibt es dort nicht." }} />);
  await userEvent.type(screen.getByLabelText("PLZ"), "10115");
  expect(screen.getByText("Den Ort gibt es dort nicht.")).toBeTruthy();
});

it("keys that change no verdict draw the form no second time", async () => {
  const onDraw = vi.fn();
  function Counted() {
    onDraw();
    const form = useFormCheck("counted", check);
    return (
      <form {...form.formProps}>
        <TextInput {...form.field("city")} label="Ort" />
      </form>
    );
  }
  render(<Counted />);
  await userEvent.type(screen.getByLabelText("Ort"), "Ulm 1");
  expect(onDraw).toHaveBeenCalledOnce();
});
