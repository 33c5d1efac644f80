import { expect, it } from "vitest";
import { fieldOf, readForm } from "./form-values.ts";

const formOf = (fields: Readonly<Record<string, string>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

it("a form is read as a person sees it: words composed, keys plain, passwords as typed", () => {
  const form = formOf({
    lastName: "Mu\u0308\u200bller",
    "billing.postCode": "\u200b１０１１５",
    deliveryEmail: "anna@example.org\u200b",
    phone: "\u202a+49 30 123–4567\u202c",
    comment: "Zeile\u00a01\nZeile\u00ad 2",
    newPassword: "u\u0308\u200b",
  });
  expect(readForm(form)).toEqual({
    lastName: "Müller",
    "billing.postCode": "10115",
    deliveryEmail: "anna@example.org",
    phone: "+49 30 123-4567",
    comment: "Zeile 1\nZeile 2",
    newPassword: "u\u0308\u200b",
  });
});

it("a field is read alike, without the blanks around it; a file is none", () => {
  const form = formOf({ code: " \u200bSCHULE10 " });
  form.append("file", new File(["x"], "x.txt"));
  expect([fieldOf(form, "code"), fieldOf(form, "file"), fieldOf(form, "none")]).toEqual(["SCHULE10", "", ""]);
});
