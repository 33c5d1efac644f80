/** Whether a list has another choice than it came with; without a default that is its first one. */
function isChosen({ options }: HTMLSelectElement): boolean {
  const defaults = [...options].filter((option) => option.hasAttribute("selected"));
  const expected = new Set(defaults.length > 0 ? defaults : [...options].slice(0, 1));
  return [...options].some((option) => option.selected !== expected.has(option));
}

function isTyped(field: Element): boolean {
  if (field instanceof HTMLTextAreaElement) return field.value !== field.defaultValue;
  if (field instanceof HTMLSelectElement) return isChosen(field);
  if (!(field instanceof HTMLInputElement) || field.type === "hidden") return false;
  if (field.type === "checkbox" || field.type === "radio") return field.checked !== field.defaultChecked;
  return field.type === "file" ? field.value !== "" : field.value !== field.defaultValue;
}

/** Whether a form in the page's main part holds something that was typed or chosen and not sent yet. */
export const holdsTyped = (): boolean =>
  [...document.querySelectorAll("main form :is(input, textarea, select)")].some(isTyped);
