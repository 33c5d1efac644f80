import { afterEach, expect, it } from "vitest";
import { deferredAnswer, deferredStateId, pageAnswers, stateId } from "./state.ts";

afterEach(() => document.body.replaceChildren());

function put(id: string, text: string): void {
  const script = document.createElement("script");
  script.type = "application/json";
  script.id = id;
  script.textContent = text;
  document.body.append(script);
}

it("a page without state has no answers", () => {
  expect(pageAnswers()).toEqual({});
});

it.each(["", "null", "1", '"text"'])("a state that is none has no answers: %j", (text) => {
  put(stateId, text);
  expect(pageAnswers()).toEqual({});
});

it("each deferred query has an element of its own", () => {
  put(deferredStateId(1), '{"a":1}');
  put(deferredStateId(2), "");
  expect([1, 2, 3].map(deferredAnswer)).toEqual([{ a: 1 }, undefined, undefined]);
  expect(deferredStateId(1)).not.toBe(stateId);
});
