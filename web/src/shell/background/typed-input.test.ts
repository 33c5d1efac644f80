// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { holdsTyped } from "./typed-input.ts";

beforeEach(() => {
  document.body.innerHTML = `
    <form><input name="q"></form>
    <main><input name="apart"><form>
      <input name="name" value="Anna"><input type="hidden" name="id" value="1"><textarea name="text">Hallo</textarea>
      <input type="checkbox" name="box" checked><input type="radio" name="way" value="a">
      <select name="land"><option>Deutschland</option><option>Österreich</option></select>
      <select name="year"><option>2025</option><option selected>2026</option></select>
    </form></main>`;
});
/** The element that a selector finds, of the kind that is expected. */
function only<Kind extends Element>(selector: string, kind: new () => Kind): Kind {
  const found = document.querySelector(selector);
  if (!(found instanceof kind)) throw new Error(`There is no ${selector}`);
  return found;
}
const line = (name: string) => only(`[name=${name}]`, HTMLInputElement);
const choice = (name: string) => only(`[name=${name}]`, HTMLSelectElement);

it("a form as it came holds nothing typed, whatever stands outside of it", () => {
  expect(holdsTyped()).toBe(false);
  line("q").value = "Schere";
  line("apart").value = "Schere";
  line("id").value = "2";
  expect(holdsTyped()).toBe(false);
});

it.each<[string, () => void]>([
  ["a line", () => (line("name").value = "Ada")],
  ["an emptied line", () => (line("name").value = "")],
  ["a text", () => (only("[name=text]", HTMLTextAreaElement).value = "Guten Tag")],
  ["a box", () => (line("box").checked = false)],
  ["a choice", () => (line("way").checked = true)],
  ["another entry of a list", () => (choice("land").selectedIndex = 1)],
  ["another entry than the list came with", () => (choice("year").selectedIndex = 0)],
])("%s is typed", (_, type) => {
  type();
  expect(holdsTyped()).toBe(true);
});
