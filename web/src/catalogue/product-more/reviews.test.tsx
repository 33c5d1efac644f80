import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { MarkReviewHelpfulDocument } from "../../graph/generated/MarkReviewHelpful.ts";
import { ProductReviewsDocument, type ProductReviewsQueryVariables } from "../../graph/generated/ProductReviews.ts";
import { answerTo } from "../../graph/testing/fake-graph.ts";
import { review, reviewList, reviews } from "../testing/reviews.ts";
import { show } from "../testing/show.tsx";
import { Reviews } from "./reviews.tsx";

const asked = vi.fn<(variables: ProductReviewsQueryVariables) => void>();
afterEach(() => {
  asked.mockClear();
  sessionStorage.clear();
});
const titles = () => screen.getAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);
const named = (from: number, to: number) => reviews(from, to).map(({ title }) => title);
const open = (answer: () => ReturnType<typeof reviews> | Error, list = reviewList()) => {
  const further = answerTo(ProductReviewsDocument, (variables) => {
    asked(variables);
    const given = answer();
    return given instanceof Error ? given : { getReviewsByProductId: { reviews: given } };
  });
  show(<Reviews productId="1" list={list} />, { answers: [further] });
};

describe("reviews", () => {
  it("PDP-11: each count of stars has a bar of its share with two decimals", () => {
    open(() => []);
    const bars = [...document.querySelectorAll("rect")].map((bar) => bar.getAttribute("width"));
    expect(bars).toEqual(["28.57%", "57.14%", "0.00%", "0.00%", "14.29%"]);
    const counts = screen.getAllByRole("button", { name: /nur diese Bewertungen/ });
    expect(counts.map(({ textContent }) => textContent)).toEqual([
      "5 Sterne2, nur diese Bewertungen zeigen",
      "4 Sterne4, nur diese Bewertungen zeigen",
      "1 Stern1, nur diese Bewertungen zeigen",
    ]);
  });

  it("PDP-12, OP-Q-42: further ones are fetched by five and merged into the list", async () => {
    open(() => reviews(5, 7));
    expect(titles()).toEqual(named(1, 5));
    fireEvent.click(screen.getByRole("button", { name: "2 weitere Bewertungen" }));
    await waitFor(() => expect(titles()).toEqual(named(1, 7)));
    expect(asked.mock.calls).toEqual([[{ productId: "1", offset: 5, filter: null, sort: "NEWEST" }]]);
    expect(screen.queryByRole("button", { name: /weitere/ })).toBeNull();
    expect(screen.getByText("7 von 7 Bewertungen")).toBeTruthy();
  });

  it("PDP-12: a filter and an order show those alone, and all again", async () => {
    open(() => [review(9)]);
    fireEvent.click(screen.getByRole("button", { name: /^1 Stern/ }));
    await waitFor(() => expect(titles()).toEqual(["Titel 9"]));
    expect(screen.getByText("1 von 1 Bewertungen")).toBeTruthy();
    fireEvent.change(screen.getByRole("combobox", { name: "Bewertungen sortieren" }), { target: { value: "HELPFUL" } });
    await waitFor(() => expect(asked.mock.calls.length).toBe(2));
    fireEvent.click(await screen.findByRole("button", { name: "Alle Bewertungen zeigen" }));
    await waitFor(() => expect(asked.mock.calls.length).toBe(3));
    expect(asked.mock.calls.map(([{ offset, filter, sort }]) => [offset, filter, sort])).toEqual([
      [0, 1, "NEWEST"],
      [0, 1, "HELPFUL"],
      [0, null, "HELPFUL"],
    ]);
  });

  it("PDP-12: what cannot be had leaves what is shown", async () => {
    open(() => new Error("away"));
    fireEvent.click(screen.getByRole("button", { name: "2 weitere Bewertungen" }));
    await screen.findByText(/Das hat nicht geklappt/);
    expect(titles()).toEqual(named(1, 5));
  });

  it("PDP-14: shows stars, author, title, date, text, how many it helped, the shop's answer, and that it is verified", () => {
    const one = review(1, { helpfulRating: 3, comment: "Danke!", commentAuthor: "Chalkbox", isVerified: true });
    open(() => [], reviewList({ allCount: 1, reviews: [one] }));
    const article = screen.getByRole("article");
    for (const text of ["Titel 1", "Text 1", "Frau K. aus Ulm, 01.03.2026", "Verifizierter Kauf"]) {
      expect(article.textContent).toContain(text);
    }
    expect(article.textContent).toContain("3 Personen fanden das hilfreich");
    expect(article.querySelector("blockquote")?.textContent).toBe("Danke!Antwort von Chalkbox");
    expect(article.querySelector("[data-stars]")?.getAttribute("data-stars")).toBe("4");
  });

  it("PDP-14: marks one as helpful, once", async () => {
    const marks = vi.fn<(id: string) => void>();
    const answer = answerTo(MarkReviewHelpfulDocument, ({ ratingId }) => {
      marks(ratingId);
      return { markReviewHelpful: { successful: true, generalErrorMessage: null } };
    });
    const list = reviewList({ allCount: 1, reviews: [review(1)] });
    const again = show(<Reviews productId="1" list={list} />, { answers: [answer] });
    fireEvent.click(screen.getByRole("button", { name: "Bewertung „Titel 1“ ist hilfreich" }));
    await screen.findByText("1 Person fand das hilfreich");
    expect(screen.getByText("Danke für Ihre Rückmeldung.")).toBeTruthy();
    expect(marks.mock.calls).toEqual([["1"]]);
    again(<Reviews key="later" productId="1" list={list} />);
    expect(screen.queryByRole("button", { name: /hilfreich/ })).toBeNull();
  });
});
