import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it } from "vitest";
import { useDraft } from "./draft.ts";

function ShippingForm() {
  const ref = useRef<HTMLFormElement>(null);
  useDraft("shipping:", ref, false);
  return (
    <form ref={ref}>
      <input name="street" aria-label="Straße" />
    </form>
  );
}

const signedIn = (value: string, maxAge = 60) => {
  document.cookie = `X-JWT-exist=${value}; max-age=${maxAge}`;
};

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  signedIn("", 0);
  cleanup();
});

const street = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Straße" });

it("keeps what someone typed over a reload", () => {
  render(<ShippingForm />);
  fireEvent.input(street(), { target: { value: "Kreidegasse 7" } });
  cleanup();
  render(<ShippingForm />);
  expect(street().value).toBe("Kreidegasse 7");
});

it.each([
  ["signed in", () => signedIn("true")],
  ["signed out", () => signedIn("", 0)],
])("shows nothing of it to who %s meanwhile, and leaves nothing in the tab", (_, change) => {
  signedIn(_ === "signed in" ? "" : "true", _ === "signed in" ? 0 : 60);
  render(<ShippingForm />);
  fireEvent.input(street(), { target: { value: "Kreidegasse 7" } });
  cleanup();
  change();
  render(<ShippingForm />);
  expect(street().value).toBe("");
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain("Kreidegasse");
});

it("leaves what was typed before the page listened, which is newer", () => {
  render(<ShippingForm />);
  fireEvent.input(street(), { target: { value: "Kreidegasse 7" } });
  cleanup();
  const container = document.createElement("div");
  container.innerHTML = renderToString(<ShippingForm />);
  document.body.append(container);
  street().value = "Schulweg 2";
  render(<ShippingForm />, { container, hydrate: true });
  expect(street().value).toBe("Schulweg 2");
});
