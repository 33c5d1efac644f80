import { renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useCurrentAnswer } from "./use-current-answer.ts";

const added = { kind: "added" };

const watch = (answer: object | undefined, subject: string) =>
  renderHook((props) => useCurrentAnswer(props.answer, props.subject), { initialProps: { answer, subject } });

it("gives an answer while the page shows what it is about", () => {
  const { result, rerender } = watch(undefined, "blue");
  expect(result.current).toBeUndefined();
  rerender({ answer: added, subject: "blue" });
  expect(result.current).toBe(added);
  rerender({ answer: added, subject: "blue" });
  expect(result.current).toBe(added);
});

it("ends an answer with its subject, and for good", () => {
  const { result, rerender } = watch(added, "blue");
  rerender({ answer: added, subject: "grey" });
  expect(result.current).toBeUndefined();
  rerender({ answer: added, subject: "blue" });
  expect(result.current).toBeUndefined();
});

it("takes the next answer for what the page shows when it comes", () => {
  const { result, rerender } = watch(added, "blue");
  rerender({ answer: added, subject: "grey" });
  rerender({ answer: { ...added }, subject: "grey" });
  expect(result.current).toEqual(added);
});

it("lets the subject go on as far as the answer holds, each step from the one before", () => {
  const rises = (was: number, now: number) => now >= was;
  const { result, rerender } = renderHook(({ subject }) => useCurrentAnswer(added, subject, rises), {
    initialProps: { subject: 35 },
  });
  rerender({ subject: 36 });
  expect(result.current).toBe(added);
  rerender({ subject: 35 });
  expect(result.current).toBeUndefined();
});
