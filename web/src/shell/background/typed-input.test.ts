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
const field = <Kind extends Element>(selector: string): Kind => {
  const found = document.querySelector<Kind>(selector);
  if (found === null) throw new Error(`There is no ${selector}`);
  return found;
};

it("a form as it came holds nothing typed, whatever stands outside of it", () => {
  expect(holdsTyped()).toBe(false);
  field<HTMLInputElement>("[name=q]").value = "Schere";
  field<HTMLInputElement>("[name=apart]").value = "Schere";
  field<HTMLInputElement>("[name=id]").value = "2";
  expect(holdsTyped()).toBe(false);
});

it.each<[string, () => void]>([
  ["a line", () => (field<HTMLInputElement>("[name=name]").value = "Ada")],
  ["an emptied line", () => (field<HTMLInputElement>("[name=name]").value = "")],
  ["a text", () => (field<HTMLTextAreaElement>("[name=text]").value = "Guten Tag")],
  ["a box", () => (field<HTMLInputElement>("[name=box]").checked = false)],
  ["a choice", () => (field<HTMLInputElement>("[name=way]").checked = true)],
  ["another entry of a list", () => (field<HTMLSelectElement>("[name=land]").selectedIndex = 1)],
  ["another entry than the list came with", () => (field<HTMLSelectElement>("[name=year]").selectedIndex = 0)],
])("%s is typed", (_, type) => {
  type();
  expect(holdsTyped()).toBe(true);
});
