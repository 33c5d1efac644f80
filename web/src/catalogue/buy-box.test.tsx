import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, it } from "vitest";
import { PageSessionDocument } from "../graph/generated/PageSession.ts";
import { answerTo, fakeGraph } from "../graph/testing/fake-graph.ts";
import { BuyBox } from "./buy-box.tsx";
import { ProductView } from "./product-view.tsx";
import { item, price, product, variantsOf } from "./testing/product.ts";
import { show } from "./testing/show.tsx";

const session = answerTo(PageSessionDocument, () => ({ session: null, wishlistSummary: null }));
const box = <BuyBox product={product()} variants={variantsOf(item())} isMember={false} posted={undefined} />;

const refusal = "„Globus“ ist zurzeit nicht lieferbar.";

it("MINI-08: what the shop refuses to add is a toast with its own words, and stands beside the button", async () => {
  show(box, { answers: [session], action: () => ({ kind: "failed", text: refusal, isRefused: true }) });
  fireEvent.click(screen.getByRole("button", { name: "In den Warenkorb" }));
  await waitFor(() => expect(screen.getAllByText(refusal)).toHaveLength(2));
  const regions = screen.getAllByText(refusal).map((words) => words.closest("[role]")?.getAttribute("role"));
  expect(new Set(regions)).toEqual(new Set(["alert", "status"]));
});

it("a call that fails has its toast from elsewhere: it stands beside the button alone", async () => {
  show(box, { answers: [session], action: () => ({ kind: "failed", text: refusal, isRefused: false }) });
  fireEvent.click(screen.getByRole("button", { name: "In den Warenkorb" }));
  await waitFor(() => expect(screen.getAllByText(refusal)).toHaveLength(1));
});

it("has no button while every variant is sold out, chosen or not", async () => {
  const soldOut = item({ availableForSale: false });
  const none = { ...variantsOf(item()), item: null };
  const boxOf = (bestItem: typeof soldOut) => (
    <BuyBox product={product({ bestItem })} variants={none} isMember={false} posted={undefined} />
  );
  const again = show(boxOf(soldOut), { answers: [session] });
  await screen.findByRole("button", { name: /merken|Merkzettel/ });
  expect(screen.queryByRole("button", { name: "In den Warenkorb" })).toBeNull();
  again(boxOf(item()));
  expect(screen.getByRole("button", { name: "In den Warenkorb" })).toBeTruthy();
});

it("PDP-19: a chosen quantity goes down with what is left, so that the next press is never blocked", async () => {
  const boxOf = (maxQuantity: number) => (
    <BuyBox product={product()} variants={variantsOf(item({ maxQuantity }))} isMember={false} posted={undefined} />
  );
  const again = show(boxOf(20), { answers: [session] });
  const field = screen.getByLabelText<HTMLInputElement>("Menge von Globus");
  fireEvent.change(field, { target: { value: "12" } });
  fireEvent.blur(field);
  await waitFor(() => expect(field.value).toBe("12"));
  again(boxOf(5));
  expect([field.value, field.max, field.checkValidity()]).toEqual(["5", "5", true]);
});

it("shows what more pieces cost, and marks the row of those that are about to be bought", async () => {
  const tiers = [
    {
      minimumQuantity: 10,
      price: price(2_250),
      specialPrice: { oldPrice: price(2_300), listPrice: null },
      discountPercent: 2,
      basePrice: { amount: "1", unit: "Stück", price: price(225) },
    },
  ];
  const prices = { ...item().prices, tiers };
  const boxOf = (itemId: string) => (
    <BuyBox product={product()} variants={variantsOf(item({ itemId, prices }))} isMember={false} posted={undefined} />
  );
  const again = show(boxOf("101"), { answers: [session] });
  const table = await screen.findByRole("table", { name: "Staffelpreise" });
  const current = () => table.querySelector("[aria-current]")?.textContent;
  expect(current()).toBe("ab 1 Stück23,69 €");
  fireEvent.change(screen.getByLabelText("Menge von Globus"), { target: { value: "12" } });
  fireEvent.blur(screen.getByLabelText("Menge von Globus"));
  await waitFor(() => expect(current()).toBe("ab 10 Stück22,50 €"));
  // The price itself is that of a piece at this quantity, with all that is measured against it.
  expect(screen.getByText("Aktueller Preis:").parentElement?.textContent).toBe("Aktueller Preis: 22,50 €");
  expect(screen.getByText(/Niedrigster Preis der letzten 30 Tage: 23,00 €/)).toBeTruthy();
  expect(screen.getByText("2,25 € pro 1 Stück")).toBeTruthy();
  again(boxOf("102"));
  expect(screen.queryByText("Aktueller Preis:")).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>("Menge von Globus").value).toBe("1");
  expect(screen.queryByText("2,25 € pro 1 Stück")).toBeNull();
});

it("ux 36: what was added is confirmed in place", async () => {
  show(box, { answers: [session], action: () => ({ kind: "added", quantity: 2, notice: null }) });
  fireEvent.click(screen.getByRole("button", { name: "In den Warenkorb" }));
  await waitFor(() => expect(screen.getByText("2 × Globus, blau")).toBeTruthy());
});

it("VARIANT-08: the confirmation stays when the basket's count comes after it, and ends when something is taken out", async () => {
  let articleCount = 35;
  const visitor = { state: "LOGGED_OUT" as const, firstName: null, lastName: null };
  const graph = fakeGraph([
    answerTo(PageSessionDocument, () => ({
      session: {
        cartId: "c1",
        securityLogout: false,
        visitor,
        cart: { id: "c1", details: { articleCount }, mergedLineItems: [] },
      },
      wishlistSummary: null,
    })),
  ]);
  const countIs = async (count: number) => {
    articleCount = count;
    await act(() => graph.query(PageSessionDocument, {}, "network-only"));
  };
  show(box, { graph, action: () => ({ kind: "added", quantity: 1, notice: null }) });
  await countIs(35);
  fireEvent.click(screen.getByRole("button", { name: "In den Warenkorb" }));
  await waitFor(() => expect(screen.getByText("1 × Globus, blau")).toBeTruthy());
  await countIs(36);
  expect(screen.getByText("1 × Globus, blau")).toBeTruthy();
  await countIs(35);
  await waitFor(() => expect(screen.queryByText("1 × Globus, blau")).toBeNull());
});

it("PDP-19: what is typed is fitted into the item's limits, and a toast says so", async () => {
  const limited = variantsOf(item({ minimumOrderQuantity: 5, maxQuantity: 20 }));
  show(<BuyBox product={product()} variants={limited} isMember={false} posted={undefined} />, { answers: [session] });
  const field = screen.getByLabelText<HTMLInputElement>("Menge von Globus");
  for (const [typed, fitted, words] of [
    ["25", "20", /^Höchstens 20 Stück/],
    ["3", "5", /^Die Mindestbestellmenge ist 5 Stück/],
  ] as const) {
    fireEvent.change(field, { target: { value: typed } });
    fireEvent.blur(field);
    await waitFor(() => expect(field.value).toBe(fitted));
    expect(screen.getByText(words)).toBeTruthy();
  }
});

it("VARIANT-07, VARIANT-08: what is not chosen is marked after a try to buy, and no longer with another product", async () => {
  const options = ["S", "M"].map((value) => ({
    value,
    disabled: false,
    disabledReason: null,
    selected: false,
    hasDiscount: false,
    css: null,
    image: null,
  }));
  const open = { ...variantsOf(null), variantAttributes: [{ name: "GROESSE", displayName: "Größe", options }] };
  function Page() {
    const [id, setId] = useState("1");
    return (
      <>
        <ProductView product={product({ id })} variants={open} />
        <button onClick={() => setId("2")}>Weiter</button>
      </>
    );
  }
  show(<Page />, { answers: [session], action: () => ({ kind: "incomplete" }) });
  const marks = () => screen.queryAllByText(/Bitte wählen Sie: Größe/).length;
  expect(marks()).toBe(0);
  fireEvent.click(screen.getByRole("button", { name: "In den Warenkorb" }));
  await waitFor(() => expect(marks()).toBeGreaterThan(0));
  fireEvent.click(screen.getByRole("button", { name: "Weiter" }));
  expect(marks()).toBe(0);
});

it("PDP-19: begins with the fewest pieces that are sold, before a variant is chosen too", () => {
  const bestItem = item({ minimumOrderQuantity: 5 });
  show(<BuyBox product={product({ bestItem })} variants={variantsOf(null)} isMember={false} posted={undefined} />, {
    answers: [session],
  });
  expect(screen.getByText("Mindestbestellmenge: 5 Stück")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Menge von Globus").value).toBe("5");
});
