import { expect, test } from "vitest";
import { readLogLine } from "./log-lines.ts";

test.each([
  ['{"level":30,"msg":"ready","port":3003}', { kind: "ready" }],
  ['{"ready":true,"port":3003}', { kind: "ready" }],
  ['{"progress":{"done":3,"total":9,"label":"Drawing"}}', { kind: "progress", done: 3, total: 9, label: "Drawing" }],
  ['{"level":40,"msg":"slow"}', { kind: "warning", text: "slow" }],
  ['{"level":"error","msg":"gone","err":{"message":"no route"}}', { kind: "warning", text: "gone: no route" }],
  ['{"level":30,"msg":"not ready"}', { kind: "note", text: "not ready" }],
  ["{ no json", { kind: "note", text: "{ no json" }],
  ["ready", { kind: "note", text: "ready" }],
  ["[1]", { kind: "note", text: "[1]" }],
])("%s", (line, meaning) => {
  expect(readLogLine(line)).toEqual(meaning);
});
