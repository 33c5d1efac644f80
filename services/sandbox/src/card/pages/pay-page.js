// Comfort only: the page works without it, and the server checks everything again.

const number = document.querySelector("#number");
const expiry = document.querySelector("#expiry");

/** Rewrites a field's text without throwing the caret to its end. */
function reformat(field, format) {
  const digitsBefore = field.value.slice(0, field.selectionStart).replaceAll(/\D/g, "").length;
  const atEnd = field.selectionStart === field.value.length;
  const formatted = format(field.value);
  if (formatted === field.value) return;
  field.value = formatted;
  let caret = 0;
  for (let seen = 0; caret < formatted.length && seen < digitsBefore; caret += 1) {
    if (/\d/.test(formatted[caret])) seen += 1;
  }
  if (atEnd) caret = formatted.length;
  field.setSelectionRange(caret, caret);
}

/** Groups digits in fours; anything else is left for the server to explain. */
function groupNumber(text) {
  const digits = text.replaceAll(/\s/g, "");
  return /^\d{1,16}$/.test(digits) ? digits.replaceAll(/(\d{4})(?=\d)/g, "$1 ") : text;
}

/** Turns MMYY into MM/YY once all four digits are there, so that deleting never fights the shopper. */
function slashExpiry(text) {
  return /^\d{4}$/.test(text) ? `${text.slice(0, 2)}/${text.slice(2)}` : text;
}

number.addEventListener("input", () => reformat(number, groupNumber));
expiry.addEventListener("input", () => reformat(expiry, slashExpiry));

function passesLuhn(digits) {
  let sum = 0;
  for (const [index, character] of [...digits].toReversed().entries()) {
    const digit = Number(character) * (index % 2 === 0 ? 1 : 2);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0;
}

const looksRight = {
  number: (text) => /^\d{16}$/.test(text.replaceAll(/[\s-]/g, "")) && passesLuhn(text.replaceAll(/\D/g, "")),
  expiry: (text) => /^(0?[1-9]|1[0-2])\s*[/.-]\s*(20)?\d{2}$/.test(text.trim()),
  cvc: (text) => /^\d{3}$/.test(text.trim()),
  holder: (text) => /^\D{2,}$/.test(text.trim()),
};

// A fault goes away the moment that the entry looks right.
for (const [name, test] of Object.entries(looksRight)) {
  const field = document.querySelector(`#${name}`);
  field.addEventListener("input", () => {
    if (field.getAttribute("aria-invalid") !== "true" || !test(field.value)) return;
    field.setAttribute("aria-invalid", "false");
    field.setAttribute("aria-describedby", `${name}-hint`);
    document.querySelector(`#${name}-error`)?.remove();
  });
}

// One click pays: the button says that work is under way. Coming back to the page makes it usable again.
const pay = document.querySelector("form .button");
pay.form.addEventListener("submit", (event) => {
  if (pay.getAttribute("aria-disabled") === "true") event.preventDefault();
  pay.setAttribute("aria-disabled", "true");
});
addEventListener("pageshow", () => pay.removeAttribute("aria-disabled"));

document.querySelector(".summary-error")?.focus();
