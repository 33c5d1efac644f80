import { act, render, screen, waitFor } from "@testing-library/react";
import { startTransition, use, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { recordActions } from "./early-actions.ts";
import { repeatActions } from "./repeat-actions.ts";

const heard = vi.fn<(what: string) => void>();

function Controls() {
  const [quantity, setQuantity] = useState(1);
  const [typed, setTyped] = useState("1");
  return (
    <form aria-label="controls" onSubmit={(event) => event.preventDefault()}>
      <input
        type="checkbox"
        aria-label="blue"
        defaultChecked
        onChange={(event) => heard(`blue ${event.currentTarget.checked}`)}
      />
      <select aria-label="sort" defaultValue="name" onChange={(event) => heard(`sort ${event.currentTarget.value}`)}>
        <option>name</option>
        <option>price</option>
      </select>
      <input
        aria-label="typed"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => heard(`left ${typed}`)}
      />
      <button type="button" onClick={() => setQuantity(quantity + 1)}>
        more
      </button>
      <input type="file" aria-label="paper" onChange={() => heard("paper")} />
      <a href="#below">below</a>
      <a href="/elsewhere">elsewhere</a>
      <output>{quantity}</output>
    </form>
  );
}

/** The page as it was sent, with what happens before its scripts are there; then these. */
async function comeToLife(before: () => void): Promise<void> {
  document.body.innerHTML = `<div id="page">${renderToString(<Controls />)}</div>`;
  const container = document.querySelector<HTMLElement>("#page") ?? document.body;
  recordActions();
  before();
  window.earlyActions?.stop();
  render(<Controls />, { container, hydrate: true });
  await repeatActions();
}

const type = (value: string): void => {
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "typed" });
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
};
const box = () => screen.getByRole<HTMLInputElement>("checkbox");

beforeEach(() => heard.mockClear());

it("reports what was ticked off and chosen, and leaves it so", async () => {
  await comeToLife(() => {
    box().click();
    const select = screen.getByRole<HTMLSelectElement>("combobox");
    select.value = "price";
    select.dispatchEvent(new Event("input", { bubbles: true }));
  });
  expect(heard.mock.calls).toEqual([["blue false"], ["sort price"]]);
  expect(box().checked).toBe(false);
});

it("reports a file that was chosen", async () => {
  await comeToLife(() => screen.getByLabelText("paper").dispatchEvent(new Event("input", { bubbles: true })));
  expect(heard.mock.calls).toEqual([["paper"]]);
});

it("presses a button as often as it was pressed, each time on what the last one left", async () => {
  await comeToLife(() => {
    const more = screen.getByRole("button", { name: "more" });
    for (let press = 0; press < 3; press += 1) more.click();
  });
  await waitFor(() => expect(screen.getByRole("status").textContent).toBe("4"));
});

it("keeps what was typed, once, and states that the field was left", async () => {
  await comeToLife(() => {
    type("1");
    type("12");
  });
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "typed" }).value).toBe("12");
  expect(heard.mock.calls).toEqual([["left 12"]]);
});

it("does nothing twice, and nothing for who has moved on", async () => {
  await comeToLife(() => box().click());
  await repeatActions();
  expect(heard).toHaveBeenCalledTimes(1);
  heard.mockClear();
  await comeToLife(() => {
    box().click();
    const link = screen.getByRole("link", { name: "elsewhere" });
    link.addEventListener("click", (event) => event.preventDefault());
    link.click();
  });
  expect(heard).not.toHaveBeenCalled();
});

it("goes on after a jump within the page", async () => {
  await comeToLife(() => {
    box().click();
    screen.getByRole("link", { name: "below" }).click();
  });
  expect(heard.mock.calls).toEqual([["blue false"]]);
});

describe("a picture that is pressed before it can be enlarged", () => {
  const press = (init: MouseEventInit = {}): boolean =>
    document
      .querySelector("img")
      ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init })) ?? false;
  const send = () => {
    document.body.innerHTML = '<a href="/media/1.webp" data-zoom="0"><img alt="" /></a>';
    recordActions();
  };

  it("leads nowhere, and is there for the code that enlarges it, which then listens itself", () => {
    send();
    expect(press()).toBe(false);
    window.earlyActions?.stop();
    expect(press()).toBe(false);
    expect(window.earlyActions?.takePicture()).toBe(document.querySelector("a"));
    expect(window.earlyActions?.takePicture()).toBeNull();
    document.querySelector("a")?.addEventListener("click", (event) => event.preventDefault());
    expect(press()).toBe(false);
    expect(window.earlyActions?.takePicture()).toBeNull();
  });

  it("opens in another tab where that is wanted, and leaves what was done before", () => {
    send();
    document.body.insertAdjacentHTML("beforeend", '<button type="button">more</button>');
    document.querySelector("button")?.click();
    document.querySelector("a")?.addEventListener("click", (event) => expect(event.defaultPrevented).toBe(false), {
      once: true,
    });
    press({ ctrlKey: true });
    expect(window.earlyActions?.takePicture()).toBeNull();
    expect(window.earlyActions?.taken).toHaveLength(1);
  });

  it("is its file after four seconds without that code", () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const assign = vi.spyOn(location, "assign").mockImplementation(() => undefined);
    send();
    press();
    vi.advanceTimersByTime(4_000);
    expect(assign).toHaveBeenCalledWith(expect.stringContaining("/media/1.webp"));
  });
});

describe("while React listens already, and what it renders waits for something", () => {
  /** A page whose first render waits, as a page's does for its state; `arrive` ends that. */
  function waitingPage() {
    document.body.innerHTML = `<div id="page">${renderToString(<Controls />)}</div>`;
    const container = document.querySelector<HTMLElement>("#page") ?? document.body;
    const { promise, resolve } = Promise.withResolvers<undefined>();
    function Page() {
      use(promise);
      return <Controls />;
    }
    recordActions(container);
    startTransition(() => void hydrateRoot(container, <Page />));
    window.earlyActions?.follow();
    return { arrive: () => act(async () => resolve(await Promise.resolve(undefined))) };
  }

  it("keeps what React drops", async () => {
    const { arrive } = waitingPage();
    box().click();
    expect(heard).not.toHaveBeenCalled();
    await arrive();
    window.earlyActions?.stop();
    await repeatActions();
    expect(heard.mock.calls).toEqual([["blue false"]]);
  });

  it("leaves to React what React handles", async () => {
    const { arrive } = waitingPage();
    await arrive();
    await act(async () => box().click());
    expect(heard).toHaveBeenCalledTimes(1);
    expect(window.earlyActions?.taken).toEqual([]);
  });
});
