import { act, cleanup, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { followTranslation } from "./translated-texts.ts";

let stop = (): void => undefined;
afterEach(() => {
  cleanup();
  stop();
});

/** Texts beside elements that come and go, as buttons and lists have them. */
function Basket() {
  const [count, setCount] = useState(1);
  return (
    <p>
      {count === 3 && <i>!</i>}
      {count} Artikel
      {count > 1 && " und mehr"}
      {count < 3 ? "" : <b>genug</b>}
      <button onClick={() => setCount(count + 1)}>{count === 2 ? <i>bald</i> : "mehr"}</button>
    </p>
  );
}

/** Replaces each text by an element, in one step or in two, as browsers do. */
function translate(inOneStep: boolean): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.data.trim() === "" || text.parentElement?.nodeName === "FONT") continue;
    const shown = document.createElement("font");
    shown.append(`en:${text.data}`);
    if (inOneStep) text.replaceWith(shown);
    else {
      text.before(shown);
      text.remove();
    }
  }
}
const more = () => act(async () => screen.getByRole("button").click());

it.each([true, false])(
  "React goes on with a page that was translated, and what it changes is shown (%s)",
  async (inOneStep) => {
    stop = followTranslation();
    const { container, unmount } = render(<Basket />);
    for (const shown of ["2 Artikel und mehr", "!3 Artikel und mehrgenug"]) {
      translate(inOneStep);
      await act(async () => undefined);
      await more();
      await act(async () => undefined);
      const text = container.querySelector("p")?.textContent.replaceAll("en:", "") ?? "";
      expect(text.startsWith(shown)).toBe(true);
    }
    translate(inOneStep);
    await act(async () => undefined);
    unmount();
    expect(container.textContent).toBe("");
  },
);

it("a page that was translated before it was watched goes on as well", async () => {
  const { container, unmount } = render(<Basket />);
  translate(true);
  stop = followTranslation();
  await more();
  await more();
  expect(container.querySelector("b")?.textContent).toBe("genug");
  unmount();
  expect(container.textContent).toBe("");
});
