import { expect, it } from "vitest";
import * as route from "./rating.tsx";
import { openPage, type Visit } from "./testing/open-page.server.tsx";

const product = { id: "1", name: "Globus", path: "/prod/1/", images: [] };
/** A shop that can read one link. */
const answers = {
  RatingInvitation: ({ encryptedData }: { readonly encryptedData?: unknown }) => ({
    decryptPieData: encryptedData === "sealed" ? { author: "Kita Nord", product, isUsed: false } : null,
  }),
};
const open = (query: string, visit: Visit = {}) =>
  openPage(route, `http://localhost/rating/${query}`, { ...visit, answers: { ...answers, ...visit.answers } });
const review = { rating: "4", title: "Hält", text: "Auch nach einem Jahr.", author: "Kita Nord", homepage: "" };
const answered = (part: object) => ({
  SubmitReview: { submitReview: { successful: false, generalErrorMessage: null, fieldErrors: [], ...part } },
});

it("ROUTE-04, STATUS-10: shows what the data of the address seals; what cannot be opened is not found", async () => {
  const { status, html } = await open("?enc=sealed");
  expect(status).toBe(200);
  expect(html).toContain("Globus");
  expect(html).toContain('value="Kita Nord"');
  for (const query of ["", "?enc=", "?enc=sealedx"]) {
    expect([query, (await open(query)).status]).toEqual([query, 404]);
    const sent = await open(query, { form: review, answers: answered({ successful: true }) });
    expect([query, sent.status, sent.asked.map(([name]) => name)]).toEqual([query, 404, ["RatingInvitation"]]);
  }
});

it("C-58: a link that a review came by has no form any more, and says so", async () => {
  const used = { RatingInvitation: { decryptPieData: { author: "Kita Nord", product, isUsed: true } } };
  const { status, html } = await open("?enc=sealed", { answers: used });
  expect(status).toBe(200);
  expect(html).toContain("Mit diesem Link haben Sie „Globus“ bereits bewertet.");
  expect(html).toContain('href="/prod/1/"');
  expect(html).not.toContain("<form");
});

it("sends the review with its link, thanks for it, and leads to the product", async () => {
  const { location, toasts, asked } = await open("?enc=sealed", {
    form: review,
    answers: answered({ successful: true }),
  });
  expect(location).toBe("/prod/1/");
  expect(toasts[0]).toMatchObject({ severity: "success", key: expect.stringContaining("Vielen Dank") });
  const { homepage: honeypot, rating: _, ...typed } = review;
  expect(asked).toContainEqual([
    "SubmitReview",
    { review: { ...typed, rating: 4, productId: "1", encryptedData: "sealed", honeypot } },
  ]);
});

it("VALID-17: what the shop finds wrong with a review stands at its field or above the form, with all that was typed", async () => {
  const atField = await open("?enc=sealed", {
    form: review,
    answers: answered({ fieldErrors: [{ fieldName: "title", errorMessage: "Das ist keine Überschrift." }] }),
  });
  expect(atField.html).toMatch(/href="#rating-title"[^>]*>Das ist keine Überschrift\./);
  expect(atField.html).toMatch(/<input[^>]*id="rating-title"[^>]*aria-invalid="true"/);
  expect(atField.html).toContain("Auch nach einem Jahr.");
  const above = await open("?enc=sealed", {
    form: review,
    answers: answered({ generalErrorMessage: "Bitte versuchen Sie es in 60 Minuten noch einmal." }),
  });
  expect(above.html).toContain("Bitte versuchen Sie es in 60 Minuten noch einmal.");
});
