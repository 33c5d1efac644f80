import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import type { FormValues } from "../../lib/form-values.ts";
import { ErrorSummary } from "../error-summary/error-summary.tsx";
import { TextInput } from "../text-input/text-input.tsx";
import { ToastProvider } from "../toast/toast-region.tsx";
import { useFormCheck } from "./use-form-check.ts";

const check = ({ city = "" }: FormValues) =>
  city === "" ? { city: "Der Ort fehlt." } : /\d/.test(city) ? { city: "Keine Ziffern." } : {};

/** A form whose rules are loaded late, and how they arrive or fail. */
function lateForm() {
  const rules = Promise.withResolvers<{ readonly check: typeof check }>();
  const load = vi.fn(() => rules.promise);
  const onSend = vi.fn<(button: string | undefined) => void>();
  function Late() {
    const form = useFormCheck("late", { load, check: (loaded, values) => loaded.check(values) });
    return (
      <form
        {...form.formProps}
        onSubmit={(event) => {
          form.formProps.onSubmit(event);
          const { nativeEvent } = event;
          const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null;
          if (!event.defaultPrevented) onSend(button?.textContent ?? undefined);
          event.preventDefault();
        }}
      >
        <ErrorSummary {...form.summary} />
        <TextInput {...form.field("city")} label="Ort" required />
        <button type="submit">Merken</button>
        <button type="submit" name="go" value="on">
          Weiter
        </button>
      </form>
    );
  }
  render(
    <ToastProvider>
      <Late />
    </ToastProvider>,
  );
  return { load, onSend, arrive: () => rules.resolve({ check }), fail: () => rules.reject(new Error("no network")) };
}

it("rules that are loaded late are requested with the first touch, and judge what was left before they were there", async () => {
  const { load, arrive } = lateForm();
  expect(load).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText("Ort"), "Ulm 1");
  expect(load).toHaveBeenCalled();
  await userEvent.tab();
  expect(screen.queryByText("Keine Ziffern.")).toBeNull();
  arrive();
  expect(await screen.findByText("Keine Ziffern.")).toBeTruthy();
  await userEvent.type(screen.getByLabelText("Ort"), "{Backspace}");
  expect(screen.getByLabelText("Ort").getAttribute("aria-invalid")).toBeNull();
});

it("VALID-04: a press waits for rules that are on their way, and goes no further when they find a fault", async () => {
  const { onSend, arrive } = lateForm();
  await userEvent.click(screen.getByRole("button", { name: "Weiter" }));
  arrive();
  expect(await screen.findAllByText("Der Ort fehlt.")).not.toHaveLength(0);
  expect(document.activeElement).toBe(screen.getByLabelText("Ort"));
  expect(onSend).not.toHaveBeenCalled();
});

it("presses that waited for the rules send the form once, by the button that was pressed first", async () => {
  const { onSend, arrive } = lateForm();
  await userEvent.type(screen.getByLabelText("Ort"), "Ulm");
  await userEvent.click(screen.getByRole("button", { name: "Weiter" }));
  await userEvent.click(screen.getByRole("button", { name: "Merken" }));
  expect(onSend).not.toHaveBeenCalled();
  arrive();
  await vi.waitFor(() => expect(onSend.mock.calls).toEqual([["Weiter"]]));
});

it("where the rules cannot be had the form goes to the server as without scripts, by its button", async () => {
  const { onSend, fail } = lateForm();
  await userEvent.type(screen.getByLabelText("Ort"), "Ulm 1");
  fail();
  const sent = vi.fn((event: Event) => {
    const { defaultPrevented } = event;
    event.preventDefault();
    return { defaultPrevented, by: event instanceof SubmitEvent ? event.submitter : null };
  });
  const button = screen.getByRole("button", { name: "Weiter" });
  addEventListener("submit", sent, { capture: true });
  await userEvent.click(button);
  await vi.waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  removeEventListener("submit", sent, { capture: true });
  expect(sent.mock.results.at(-1)?.value).toEqual({ defaultPrevented: false, by: button });
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.queryByText("Keine Ziffern.")).toBeNull();
});
