import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { outcomeOf } from "./outcome.ts";
import { useWishlistFetcher } from "./use-wishlist-fetcher.ts";

const toasts = vi.hoisted(() => ({
  add: vi.fn<(toast: object) => void>(),
  remove: vi.fn<(id: string) => void>(),
}));
vi.mock("../ui/toast/toast-region.tsx", () => ({ useToasts: () => toasts }));
afterEach(cleanup);

function Form() {
  const fetcher = useWishlistFetcher();
  return (
    <fetcher.Form method="post" action="/">
      <button>Ändern</button>
    </fetcher.Form>
  );
}

it.each([
  ["WISH-24", "vue.buybox.text.quantity.error", "wishlist-qty"],
  ["WISH-25", "vue.pdp.minQuantity", "vue.pdp.minQuantity"],
])("%s: a limit that the shop alone knows has the toast of the field, too (%s)", async (_row, messageKey, id) => {
  const change = { successful: true, generalErrorMessage: null, message: "Zu viel! (höchstens 4)", messageKey };
  const action = async () => {
    const answer = { data: { change: { ...change, wishlist: null, entryId: null } }, error: undefined };
    const { change: _change, ...outcome } = await outcomeOf(
      { messageOf: (text) => text },
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as much of an answer as is read
      answer as never,
      ({ change: made }: { readonly change: never }) => made,
      () => "Gespeichert.",
    );
    return outcome;
  };
  render(<RouterProvider router={createMemoryRouter([{ path: "*", element: <Form />, action }])} />);
  fireEvent.click(screen.getByRole("button", { name: "Ändern" }));
  await waitFor(() => expect(toasts.remove).toHaveBeenLastCalledWith(id));
  expect(toasts.add).toHaveBeenLastCalledWith({ id, tone: "warning", text: change.message });
});
