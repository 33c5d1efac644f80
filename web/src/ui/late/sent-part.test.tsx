import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { Link, MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { asSent, sentPart } from "./sent-part.tsx";

afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const Tiles = ({ name }: { readonly name: string }) => <button type="button">{name}</button>;
const away = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

function page(load: () => Promise<typeof Tiles>) {
  const Late = sentPart(load, () => <p>Not there</p>);
  return (
    <MemoryRouter>
      <h1>Page</h1>
      <Link to="/next">Next</Link>
      <Late name="Paper" />
    </MemoryRouter>
  );
}

/** The page as the server has sent it. */
async function sentPage(): Promise<HTMLElement> {
  const { renderToString } = await import("react-dom/server");
  const Sent = asSent(Tiles);
  const container = document.createElement("div");
  container.innerHTML = renderToString(
    <MemoryRouter>
      <h1>Page</h1>
      <Link to="/next">Next</Link>
      <Sent name="Paper" />
    </MemoryRouter>,
  );
  document.body.append(container);
  return container;
}

it("takes over what came with the page once its code is there", async () => {
  const container = await sentPage();
  const button = screen.getByRole("button", { name: "Paper" });
  const load = vi.fn(async () => Tiles);
  const faults = vi.fn<(fault: unknown) => void>();
  await act(async () => render(page(load), { container, hydrate: true, onRecoverableError: faults }));
  expect(screen.getByRole("button", { name: "Paper" })).toBe(button);
  expect(load).toHaveBeenCalledOnce();
  expect(faults).not.toHaveBeenCalled();
});

it("stays as it was sent while its page changes around it, and shows the change once its code is there", async () => {
  const { promise, resolve } = Promise.withResolvers<typeof Tiles>();
  const Late = sentPart(() => promise);
  const frame = (name: string) => (
    <MemoryRouter>
      <h1>Page</h1>
      <Link to="/next">Next</Link>
      <Late name={name} />
    </MemoryRouter>
  );
  const container = await sentPage();
  const button = screen.getByRole("button", { name: "Paper" });
  const { rerender } = render(frame("Paper"), { container, hydrate: true });
  rerender(frame("Glue"));
  expect(screen.getByRole("button", { name: "Paper" })).toBe(button);
  resolve(Tiles);
  expect(await screen.findByRole("button", { name: "Glue" })).toBe(button);
});

it("whose code cannot be had leaves what came with the page as it is; a further page has another try", async () => {
  const container = await sentPage();
  const button = screen.getByRole("button", { name: "Paper" });
  const load = vi.fn(async () => Tiles);
  load.mockImplementationOnce(away).mockImplementationOnce(away);
  const faults = vi.fn<(fault: unknown) => void>();
  await act(async () => render(page(load), { container, hydrate: true, onRecoverableError: faults }));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(screen.getByRole("heading", { name: "Page" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Paper" })).toBe(button);
  expect(faults).not.toHaveBeenCalled();
  act(() => screen.getByRole("link", { name: "Next" }).click());
  await waitFor(() => expect(load).toHaveBeenCalledTimes(3));
  expect((await screen.findByRole("button", { name: "Paper" })).isConnected).toBe(true);
  expect(screen.queryByText("Not there")).toBeNull();
});

it("that did not come with the page, or no longer fits it, has something in its place", async () => {
  const container = await sentPage();
  const load = vi.fn(away);
  await act(async () => render(page(load), { container, hydrate: true }));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  act(() => screen.getByRole("link", { name: "Next" }).click());
  expect(await screen.findByText("Not there")).toBeDefined();
  expect(screen.queryByRole("button", { name: "Paper" })).toBeNull();
  cleanup();
  render(page(away));
  expect(await screen.findByText("Not there")).toBeDefined();
});
