import { act, render, screen } from "@testing-library/react";
import { Suspense, use, useState } from "react";
import { renderToString } from "react-dom/server.browser";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { recordActions } from "./early-actions.ts";
import { repeatActions, restoreTyped } from "./repeat-actions.ts";

const heard = vi.fn<(what: string) => void>();
beforeEach(() => heard.mockClear());

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

  it("keeps the last choice, not one that was made before it", async () => {
    const Choice = () => (
      <form aria-label="choice">
        <input type="radio" name="size" value="small" aria-label="small" />
        <input type="radio" name="size" value="large" aria-label="large" onChange={() => heard("large")} />
      </form>
    );
    for (const isChanged of [false, true]) {
      document.body.innerHTML = `<div id="page">${renderToString(<Choice />)}</div>`;
      const container = document.querySelector<HTMLElement>("#page") ?? document.body;
      recordActions();
      for (const name of ["small", "large", "small"]) field(name).click();
      if (isChanged) field("small").after(document.createElement("div"));
      window.earlyActions?.stop();
      await act(async () => render(<Choice />, { container, hydrate: true, onRecoverableError: () => undefined }));
      await act(repeatActions);
      await act(restoreTyped);
      expect([field("small").checked, field("large").checked]).toEqual([true, false]);
    }
    expect(heard).not.toHaveBeenCalled();
  });

  it("puts nothing into one of several fields alike, and nothing over newer words", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const restored = async () => {
      const done = restoreTyped();
      await vi.runAllTimersAsync();
      await done;
    };
    document.body.innerHTML = '<main><div id="one"><input name="q"></div><div id="two"><input name="q"></div></main>';
    recordActions();
    const [, second] = document.querySelectorAll("input");
    if (second) second.value = "7";
    second?.dispatchEvent(new Event("input", { bubbles: true }));
    document.querySelector("#two")?.replaceChildren(Object.assign(document.createElement("input"), { name: "q" }));
    await restored();
    expect([...document.querySelectorAll("input")].map(({ value }) => value)).toEqual(["", ""]);
    document.querySelector("#one")?.remove();
    const third = document.querySelector("input");
    if (third) third.value = "newer";
    third?.dispatchEvent(new Event("input", { bubbles: true }));
    await restored();
    expect(third?.value).toBe("newer");
  });

  it("forgets what was typed a minute after the page began, and once it was left", () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    onTestFinished(() => void vi.useRealTimers());
    const fill = () => {
      document.querySelector("input")?.dispatchEvent(new Event("input", { bubbles: true }));
      return window.earlyActions?.typed.size;
    };
    document.body.innerHTML = '<input name="q">';
    recordActions();
    vi.advanceTimersByTime(60_000);
    expect(fill()).toBe(1);
    vi.advanceTimersByTime(1);
    expect(fill()).toBe(0);
    recordActions();
    expect(fill()).toBe(1);
    history.pushState(null, "", "/elsewhere/");
    expect(fill()).toBe(0);
    history.back();
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
