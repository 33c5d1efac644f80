import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { ProductBranchesDocument, type ProductBranchesQuery } from "../../graph/generated/ProductBranches.ts";
import { answerTo } from "../../graph/testing/fake-graph.ts";
import { show } from "../testing/show.tsx";
import { Branches } from "./branches.tsx";

type Product = NonNullable<ProductBranchesQuery["getProductById"]>;

const stock = [
  { branch: { id: "a", name: "Altona" }, pieces: 0 },
  { branch: { id: "b", name: "Bern" }, pieces: 1 },
  { branch: { id: "c", name: "Celle" }, pieces: 12 },
];
const review = { id: "r", headline: "Hält", text: "Vier Wochen lang.", author: "Redaktion" };

function showBranches(known: Pick<Product, "branchStock" | "editorialReviews">) {
  const answer = answerTo(ProductBranchesDocument, ({ productId }) => ({
    getProductById: { id: productId, ...known },
  }));
  show(<Branches productId="1" />, { answers: [answer] });
}

const parts = () => screen.queryAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

it("lists what each store has, and what the editors found", async () => {
  showBranches({ branchStock: stock, editorialReviews: [review] });
  await screen.findByText("Altona");
  const items = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(items).toEqual(["Altonaausverkauft", "Bern1 Stück", "Celle12 Stück"]);
  const figure = within(screen.getByRole("figure"));
  expect([figure.getByText("Hält"), figure.getByText("Redaktion")]).toHaveLength(2);
});

it("says of each upstream that is away that its part is not known, and keeps the other", async () => {
  showBranches({ branchStock: null, editorialReviews: [review] });
  await screen.findByText("Was die Filialen vorrätig haben, ist gerade nicht zu erfahren.");
  expect(within(screen.getByRole("figure")).getByText("Hält")).toBeDefined();
  expect(parts()).toEqual(["Verfügbar in unseren Filialen", "Von der Redaktion getestet"]);
});

it("has no part for a test that there is not", async () => {
  showBranches({ branchStock: stock, editorialReviews: [] });
  await screen.findByText("Altona");
  expect(parts()).toEqual(["Verfügbar in unseren Filialen"]);
});
