import { expect, test } from "vitest";
import { createConsole } from "./progress.ts";

function screenThatKeeps(isTTY: boolean): { readonly isTTY: boolean; text: string; write(text: string): void } {
  return {
    isTTY,
    text: "",
    write(text) {
      this.text += text;
    },
  };
}

test("without a terminal, progress is one line for every tenth", () => {
  const screen = screenThatKeeps(false);
  const out = createConsole(screen);
  for (let done = 0; done <= 1000; done += 1) out.progress({ done, total: 1000, label: "Drawing" });
  expect(screen.text.trim().split("\n")).toHaveLength(11);
});

test("on a terminal, a line does not tear the bar apart and a finished bar is gone", () => {
  const screen = screenThatKeeps(true);
  const out = createConsole(screen);
  out.progress({ done: 1, total: 2, label: "Drawing" });
  screen.text = "";
  out.line("hello");
  const [erased, bar] = screen.text.split("hello\n");
  expect(erased).toBe("\r\u001B[K");
  expect(bar).toMatch(/^ {2}█+░+ {2}50 % Drawing$/);
  out.progress({ done: 2, total: 2, label: "Drawing" });
  screen.text = "";
  out.line("done");
  expect(screen.text).toBe("done\n");
});
