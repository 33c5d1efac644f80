import { render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { StaticIsland } from "./static-island.tsx";

const rendered = vi.fn<(word: string) => void>();

function Content({ word }: { readonly word: string }) {
  rendered(word);
  return <a href="/">{word}</a>;
}

function Page({ words, title = "" }: { readonly words: readonly string[]; readonly title?: string }) {
  return (
    <main title={title}>
      <StaticIsland shows={words}>
        {words.map((word) => (
          <Content key={word} word={word} />
        ))}
      </StaticIsland>
    </main>
  );
}

/** A page as it was sent, with a link that differs from what the browser would render. */
function sentPage(): HTMLElement {
  const container = document.createElement("div");
  container.innerHTML = '<main title=""><div><a href="/">sent</a></div></main>';
  document.body.append(container);
  return container;
}

it("takes what came with the page as it is, and leaves it while the page around it changes", () => {
  const words = ["paper"];
  const container = sentPage();
  const link = container.querySelector("a");
  const { rerender } = render(<Page words={words} />, { container, hydrate: true });
  rerender(<Page words={words} title="other" />);
  expect(screen.getByRole("main").title).toBe("other");
  expect(screen.getByRole("link")).toBe(link);
  expect(link?.textContent).toBe("sent");
  expect(rendered).not.toHaveBeenCalled();
});

it("renders something else, and the first again when it comes back", () => {
  const words = ["paper"];
  const container = sentPage();
  const { rerender } = render(<Page words={words} />, { container, hydrate: true });
  rerender(<Page words={["glue"]} />);
  expect(screen.getByRole("link").textContent).toBe("glue");
  rerender(<Page words={words} />);
  expect(screen.getByRole("link").textContent).toBe("paper");
});

it("renders what the browser shows first", () => {
  render(<Page words={["paper"]} />);
  expect(screen.getByRole("link").textContent).toBe("paper");
});
