import { expect, it, vi } from "vitest";
import { typedFields } from "./typed-fields.ts";

const form = (fields: Record<string, string>): FormData => {
  const made = new FormData();
  for (const [name, value] of Object.entries(fields)) made.append(name, value);
  return made;
};

it("a form whose fields are all texts goes on", () => {
  const refuse = vi.fn();
  expect(typedFields(refuse)(form({ a: "1", b: "" }), new Request("http://localhost/"))).toBeNull();
  expect(refuse).not.toHaveBeenCalled();
});

it.each([
  ["http://localhost/", "Zeichen"],
  ["http://en.educational.localhost/", "character"],
])(
  "one that holds what is no text is refused in the language of %s, with a sentence for each such field",
  (url, word) => {
    const check = typedFields((sent, errors) => ({ a: sent.get("a"), errors }));
    expect(check(form({ a: "fine", b: "a\0", c: "\ufffd" }), new Request(url))).toEqual({
      a: "fine",
      errors: { b: expect.stringContaining(word), c: expect.stringContaining(word) },
    });
  },
);
