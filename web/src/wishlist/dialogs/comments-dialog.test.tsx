import { render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { WishlistCommentsDocument } from "../../graph/generated/WishlistComments.ts";
import { GraphProvider } from "../../graph/provider.tsx";
import { answerTo, fakeGraph } from "../../graph/testing/fake-graph.ts";
import { StorefrontContext } from "../../lib/copy.ts";
import { germanUiTexts } from "../../ui/texts/ui-texts.ts";
import { UiTextsProvider } from "../../ui/texts/texts-provider.tsx";
import { ToastProvider } from "../../ui/toast/toast-region.tsx";
import { type Entry, ListContext, type ListPlace } from "../list-context.ts";
import { entry } from "../testing/entry.ts";
import { CommentsDialog } from "./comments-dialog.tsx";

type Comment = Entry["comments"][number];
const comment = (text: string, positionId = "e-1"): Comment => ({
  externalId: text,
  positionId,
  comment: text,
  name: "Ada",
  date: "2026-05-04T08:30:00.000Z",
  displayedDate: "heute",
  allowedToDeleteByUser: false,
});
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the dialog looks at of a list
const place = { list: { externalId: "l-1", isCommentator: true } } as ListPlace;

/**
 * The dialog of an entry that came with a comment.
 * @param answer what is there now; an error when it cannot be read
 * @returns the lists whose comments were requested
 */
function show(answer: readonly Comment[] | Error): ReadonlySet<string> {
  const requested = new Set<string>();
  const asked = answerTo(WishlistCommentsDocument, ({ wishlistId }) => {
    requested.add(wishlistId);
    return answer instanceof Error ? answer : { getCommentsPerWishlist: answer };
  });
  const element = (
    <ListContext value={place}>
      <CommentsDialog entry={{ ...entry(), comments: [comment("Eins")] }} onClose={() => undefined} back="/" />
    </ListContext>
  );
  render(
    <StorefrontContext value={{ store: "de", language: "de-DE" }}>
      <UiTextsProvider texts={germanUiTexts}>
        <ToastProvider>
          <GraphProvider value={fakeGraph([asked])}>
            <RouterProvider router={createMemoryRouter([{ path: "*", element }])} />
          </GraphProvider>
        </ToastProvider>
      </UiTextsProvider>
    </StorefrontContext>,
  );
  return requested;
}
const texts = () => screen.getAllByRole("listitem", { hidden: true }).map(({ textContent }) => textContent);

it("OP-Q-54: shows the comments of the entry that its list has now", async () => {
  const requested = show([comment("Zwei"), comment("Eins"), comment("Drei", "e-2")]);
  await waitFor(() => expect(texts()).toEqual(["Ada heuteZwei", "Ada heuteEins"]));
  expect(requested).toEqual(new Set(["l-1"]));
});

it("OP-Q-54: where they cannot be read those of the page stay, without a message", async () => {
  const requested = show(new Error("away"));
  await waitFor(() => expect(requested).toEqual(new Set(["l-1"])));
  expect(texts()).toEqual(["Ada heuteEins"]);
  for (const role of ["alert", "status"]) {
    expect(screen.getAllByRole(role, { hidden: true }).every(({ textContent }) => textContent === "")).toBe(true);
  }
});
