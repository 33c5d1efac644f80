import { render, screen } from "@testing-library/react";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import type { EarlierReturnPartsFragment } from "../graph/generated/EarlierReturnParts.fragment.ts";
import { StorefrontContext } from "../lib/copy.ts";
import { storefrontFromHost } from "../lib/storefront-from-host.ts";
import { ReturnDone } from "./return-done.tsx";

const one: EarlierReturnPartsFragment = {
  rma: "R1",
  kind: "RETURN",
  createdAt: "2026-11-24T10:00:00.000Z",
  status: "ANNOUNCED",
  regulation: { code: "REFUND", name: "Erstattung", description: "Sie bekommen Ihr Geld." },
  carrier: null,
  labels: 0,
  sendTo: ["Chalkbox GmbH", "Retourenlager"],
  heldUntil: null,
  items: [],
  refund: null,
};

async function show(labels: number): Promise<string> {
  const Component = () => (
    <StorefrontContext value={storefrontFromHost("localhost")}>
      <ReturnDone hash="hash" one={{ ...one, labels }} />
    </StorefrontContext>
  );
  const Stub = createRoutesStub([{ path: "/", Component, HydrateFallback: () => null }]);
  render(<Stub />);
  await screen.findByRole("heading", { level: 1 });
  return document.body.textContent;
}

it("RET-10: without a label the page says where the parcel goes", async () => {
  expect(await show(0)).toMatch(/Ihr Paket.*schicken Sie es an:Chalkbox GmbHRetourenlager/);
});

it.each([
  [1, /Ihr Etikett[^e]/],
  [2, /Ihre Etiketten/],
])("with %i labels it says how many there are, and no address", async (labels, words) => {
  const text = await show(labels);
  expect(text).toMatch(words);
  expect(text).not.toContain("Retourenlager");
});
