import { act, render, screen, waitFor } from "@testing-library/react";
import { startTransition, Suspense, use, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server.browser";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { recordActions } from "./early-actions.ts";
import { repeatActions, restoreTyped } from "./repeat-actions.ts";

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

describe("a page that React renders again, since something else has changed its markup", () => {
  function Form({ label }: { readonly label: string }) {
    const [presses, setPresses] = useState(0);
    return (
      <form aria-label={label} onSubmit={(event) => event.preventDefault()}>
        <input name="name" aria-label={`name of ${label}`} onChange={(event) => heard(event.currentTarget.value)} />
        <input type="radio" name="size" value="small" defaultChecked />
        <input type="radio" name="size" value="large" aria-label={`large ${label}`} />
        <select name="sort" aria-label={`sort ${label}`}>
          <option>name</option>
          <option>price</option>
        </select>
        <textarea name="note" aria-label={`note of ${label}`} />
        <button type="button" onClick={() => setPresses(presses + 1)}>
          more
        </button>
        <output>{presses}</output>
      </form>
    );
  }
  const Page = () => (
    <main>
      <Form label="one" />
      <Form label="two" />
    </main>
  );
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const write = (name: string, value: string): void => {
    field(name).value = value;
    field(name).dispatchEvent(new Event("input", { bubbles: true }));
  };

  it("keeps what was typed, chosen and pressed in each of its forms, and the focus", async () => {
    document.body.innerHTML = `<div id="page">${renderToString(<Page />)}</div>`;
    const container = document.querySelector<HTMLElement>("#page") ?? document.body;
    recordActions();
    write("name of one", "Ada");
    write("note of two", "zwei\nZeilen");
    field("large two").click();
    write("sort two", "price");
    screen.getAllByRole("button", { name: "more" })[1]?.click();
    write("name of two", "Zoë");
    field("name of two").focus();
    for (const each of container.querySelectorAll("input")) each.after(document.createElement("div"));
    const faults = vi.fn<(error: unknown) => void>();
    window.earlyActions?.stop();
    await act(async () => render(<Page />, { container, hydrate: true, onRecoverableError: faults }));
    expect(faults).toHaveBeenCalled();
    expect(field("name of one").value).toBe("");
    await act(repeatActions);
    expect(["name of one", "name of two", "note of two", "sort two"].map((name) => field(name).value)).toEqual([
      "Ada",
      "Zoë",
      "zwei\nZeilen",
      "price",
    ]);
    expect([field("large one").checked, field("large two").checked]).toEqual([false, true]);
    expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toEqual(["0", "1"]);
    expect(document.activeElement).toBe(field("name of two"));
    expect(heard.mock.calls).toEqual([["Ada"], ["Zoë"]]);
    await restoreTyped();
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it("keeps what is typed while it comes to life, in a part that is rendered again later", async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    function Late() {
      use(promise);
      return <Form label="late" />;
    }
    const Whole = ({ isSent }: { readonly isSent: boolean }) => (
      <main>
        <Form label="one" />
        <Suspense>{isSent ? <Form label="late" /> : <Late />}</Suspense>
      </main>
    );
    document.body.innerHTML = `<div id="page">${renderToString(<Whole isSent />)}</div>`;
    const container = document.querySelector<HTMLElement>("#page") ?? document.body;
    recordActions();
    for (const each of container.querySelectorAll("form[aria-label=late] input"))
      each.after(document.createElement("i"));
    await act(async () =>
      render(<Whole isSent={false} />, { container, hydrate: true, onRecoverableError: () => void restoreTyped() }),
    );
    window.earlyActions?.stop();
    field("name of late").focus();
    write("name of late", "Ada");
    await act(async () => resolve(await Promise.resolve(undefined)));
    expect(document.querySelectorAll("i")).toHaveLength(0);
    expect(field("name of late").value).toBe("Ada");
    expect(document.activeElement).toBe(field("name of late"));
    expect(heard.mock.calls.at(-1)).toEqual(["Ada"]);
  });
});
