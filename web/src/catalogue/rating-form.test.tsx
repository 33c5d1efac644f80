import { fireEvent, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { RatingForm } from "./rating-form.tsx";
import { picture } from "./testing/product.ts";
import { show } from "./testing/show.tsx";

const product = { id: "1", name: "Globus", path: "/prod/1/", images: [picture(1)] };

describe("SERV-07: the form of a review", () => {
  it("is about the product of the link, signed with its name", () => {
    show(<RatingForm product={product} author="Kita Nord" answer={undefined} />);
    expect(screen.getByRole("heading", { name: "Globus" })).toBeTruthy();
    expect(screen.getByDisplayValue("Kita Nord")).toBeTruthy();
  });

  it("marks each field that is wrong, before anything is sent", async () => {
    const texts: string[] = [];
    show(<RatingForm product={product} author={null} answer={undefined} />, {
      action: () => {
        texts.push("sent");
        return {};
      },
    });
    const button = screen.getAllByRole("button").find((one) => one.getAttribute("type") === "submit");
    if (!button) throw new Error("The form has no button");
    fireEvent.click(button);
    const invalid = await screen.findAllByRole("textbox");
    expect(invalid.map((field) => field.getAttribute("aria-invalid"))).toEqual(["true", "true", "true"]);
    expect(texts).toEqual([]);
  });

  it("shows what the server says of a field beside it, and keeps what was typed", () => {
    const answer = {
      values: { rating: "4", title: "Gut", text: "Rund.", author: "A." },
      errors: { title: "Bitte verwenden Sie höchstens 120 Zeichen." },
      at: 1,
    };
    show(<RatingForm product={product} author="Kita Nord" answer={answer} />);
    const title = screen.getByDisplayValue("Gut");
    expect(title.getAttribute("aria-invalid")).toBe("true");
    expect(
      document.getElementById(title.getAttribute("aria-describedby")?.split(" ").at(-1) ?? "")?.textContent,
    ).toContain("höchstens 120 Zeichen");
    expect(screen.getByDisplayValue("A.")).toBeTruthy();
    expect(screen.getByDisplayValue("Rund.")).toBeTruthy();
  });
});
