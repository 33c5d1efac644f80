import fc from "fast-check";
import { afterEach, expect, it } from "vitest";
import { pageAnswers, scriptText, stateId } from "./state.ts";

afterEach(() => document.body.replaceChildren());

/** The page's state as the server writes it and the browser reads it. */
function travel(answers: object): { readonly answers: unknown; readonly elements: number } {
  const json = scriptText(JSON.stringify(answers));
  document.body.innerHTML = `<script type="application/json" id="${stateId}">${json}</script>`;
  return { answers: pageAnswers(), elements: document.body.childElementCount };
}

it.each(["</script><img src=x onerror=alert(1)>", "<!--<script>", "</SCRIPT >", "<"])(
  "a page's state holds what shoppers wrote and stays one element: %s",
  (written) => {
    expect(scriptText(JSON.stringify({ written }))).not.toContain("<");
    expect(travel({ 1: { written } })).toEqual({ answers: { 1: { written } }, elements: 1 });
  },
);

it("gives every text to the browser as it was", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(travel({ 1: text })).toEqual({ answers: { 1: text }, elements: 1 });
    }),
  );
});
