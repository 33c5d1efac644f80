import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LastViewedDocument } from "../../graph/generated/LastViewed.ts";
import {
  RecordGlanceViewDocument,
  type RecordGlanceViewMutationVariables,
} from "../../graph/generated/RecordGlanceView.ts";
import { answerTo } from "../../graph/testing/fake-graph.ts";
import { readMemory } from "../../lib/browser-memory.ts";
import { consentChosen, consentCookie } from "../../lib/consent.ts";
import { show } from "../testing/show.tsx";
import { item, product, variantsOf } from "../testing/product.ts";
import { LastViewed } from "./last-viewed.tsx";
import { ProductMore } from "./product-more.tsx";
import { useGlanceView } from "./use-glance-view.ts";

const allow = (choice: string) => (document.cookie = `${consentCookie}=${choice}.1; path=/`);
const sent = vi.fn<(variables: RecordGlanceViewMutationVariables) => void>();
const record = answerTo(RecordGlanceViewDocument, (variables) => {
  sent(variables);
  return { recordGlanceView: { successful: true } };
});

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  document.cookie = `${consentCookie}=; path=/; max-age=-1`;
  sent.mockClear();
});

function Product({ itemId }: { readonly itemId: string }) {
  useGlanceView("1", itemId);
  return null;
}

it("OP-M-58, TRACK-10: reports an item once a session, with the host, and another one apart", async () => {
  allow("statistics");
  const again = show(<Product itemId="101" />, { answers: [record] });
  again(<Product key="2" itemId="101" />);
  again(<Product key="3" itemId="102" />);
  await waitFor(() => expect(sent.mock.calls.length).toBe(2));
  expect(sent.mock.calls.map(([variables]) => variables)).toEqual([
    { productId: "1", itemId: "101", domain: location.hostname },
    { productId: "1", itemId: "102", domain: location.hostname },
  ]);
  expect(sessionStorage.getItem("glanceViews")).toBe("101 102");
});

it("TRACK-10: the page of a product reports the item that is shown: the chosen one, else its best", async () => {
  allow("statistics");
  const page = (chosen: ReturnType<typeof item> | null) => (
    <ProductMore product={product()} variants={variantsOf(chosen)} below={{ key: 0 }} teasers={() => null} />
  );
  const again = show(page(null), { answers: [record] });
  again(page(item({ itemId: "777" })));
  await waitFor(() => expect(sent.mock.calls.length).toBe(2));
  expect(sent.mock.calls.map(([{ itemId }]) => itemId)).toEqual([product().bestItem.itemId, "777"]);
});

it("OP-M-58: reports nothing before consent, and what is open once it is given (C-93)", async () => {
  allow("necessary");
  show(<Product itemId="101" />, { answers: [record] });
  document.dispatchEvent(new Event(consentChosen));
  expect(sent).not.toHaveBeenCalled();
  allow("statistics");
  document.dispatchEvent(new Event(consentChosen));
  await waitFor(() => expect(sent.mock.calls.length).toBe(1));
});

it("C-93: what was looked at before is shown, kept by the tab before consent and by the browser after it", async () => {
  const asked = vi.fn<(ids: readonly string[]) => void>();
  const answer = answerTo(LastViewedDocument, ({ productIds }) => {
    asked(Array.from(productIds));
    return { getProductsById: [] };
  });
  for (const id of ["1", "2", "3", "2"]) show(<LastViewed productId={id} />, { answers: [answer] });
  await waitFor(() => expect(asked.mock.calls.at(-1)?.[0]).toEqual(["3", "1"]));
  expect(sessionStorage.getItem("lastViewed")).toBe("2\n3\n1");
  expect(localStorage.getItem("lastViewed")).toBeNull();
  expect(screen.queryByText("Zuletzt angesehen")).toBeNull();
  allow("statistics");
  show(<LastViewed productId="4" />, { answers: [answer] });
  await waitFor(() => expect(localStorage.getItem("lastViewed")).toBe("4"));
  expect(readMemory("lastViewed")).toEqual(["4"]);
});
