import type { ServerResponse } from "node:http";
// time: latency and bytes that drip are faults of time
import { setTimeout as sleep } from "node:timers/promises";
import * as v from "valibot";
import type { Fault, FaultBefore } from "./fault.ts";

/** What the shop answered. */
export interface ShopAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer;
}

/** Answers in place of the shop, which is not called. */
export function playBefore(fault: FaultBefore, response: ServerResponse): void {
  switch (fault.kind) {
    case "too-many-requests":
      response.writeHead(429, { "retry-after": String(fault.retryAfterSeconds), "content-type": "application/json" });
      return void response.end('{"errors":[{"message":"Too many requests"}]}');
    case "bad-gateway":
      return void response
        .writeHead(502, { "content-type": "text/html" })
        .end("<html><body><h1>502 Bad Gateway</h1></body></html>");
    case "reset-before-commit":
      return void response.socket?.resetAndDestroy();
    case "time-out":
      // Nothing is ever sent.
      return undefined;
  }
}

/** Passes the shop's answer on, as the fault has it. */
export async function playAfter(
  fault: Exclude<Fault, FaultBefore>,
  answer: ShopAnswer,
  response: ServerResponse,
): Promise<void> {
  const { body } = answer;
  switch (fault.kind) {
    case "latency":
      await sleep(fault.ms);
      return pass(answer, response);
    case "reset-after-commit":
      return void response.socket?.resetAndDestroy();
    case "truncated-body":
      head(answer, response, body.length).write(half(body), () => response.socket?.destroy());
      return;
    case "malformed-body":
      return pass({ ...answer, body: half(body) }, response);
    case "wrong-batch-length":
      return pass({ ...answer, body: elements(body, (all) => all.slice(1)) }, response);
    case "wrong-order":
      return pass({ ...answer, body: elements(body, (all) => all.toReversed()) }, response);
    case "internal-error":
      return pass({ ...answer, body: withoutField(body, fault.field) }, response);
    case "slow-drip":
      return drip(answer, fault.msPerByte, response);
    case "half-closed":
      head(answer, response, body.length).write(half(body), () => response.socket?.end());
      return;
    case "empty-body":
      return pass({ ...answer, body: Buffer.alloc(0) }, response);
    case "wrong-content-type":
      return pass({ ...answer, contentType: "text/html; charset=utf-8" }, response);
    case "huge-body":
      return flood(fault.bytes, response);
  }
}

/** Passes an answer on as it is. */
export function pass(answer: ShopAnswer, response: ServerResponse): void {
  head(answer, response, answer.body.length).end(answer.body);
}

function head({ status, contentType }: ShopAnswer, response: ServerResponse, length: number): ServerResponse {
  return response.writeHead(status, { "content-type": contentType, "content-length": length });
}

function half(body: Buffer): Buffer {
  return body.subarray(0, Math.ceil(body.length / 2));
}

/** What a shop answers when the resolver of a field that must not be null has thrown, under whatever alias. */
function withoutField(body: Buffer, field: string): Buffer {
  const answer: unknown = JSON.parse(body.toString("utf8"));
  return Buffer.from(
    JSON.stringify(Array.isArray(answer) ? answer.map((each) => failed(each, field)) : failed(answer, field)),
  );
}

const Answer = v.looseObject({ data: v.nullish(v.record(v.string(), v.unknown())) });

function failed(answer: unknown, field: string): unknown {
  const { data } = v.parse(Answer, answer);
  const at = Object.keys(data ?? {}).find((key) => key.endsWith(field));
  if (at === undefined) return answer;
  const extensions = { classification: "INTERNAL_ERROR", messageKey: "vue.message.internalError", requestId: "test" };
  return { data: null, errors: [{ message: "Internal error", path: [at], extensions }] };
}

function elements(body: Buffer, change: (all: readonly unknown[]) => readonly unknown[]): Buffer {
  const answer: unknown = JSON.parse(body.toString("utf8"));
  return Buffer.from(JSON.stringify(change(Array.isArray(answer) ? answer : [answer])));
}

async function drip(answer: ShopAnswer, msPerByte: number, response: ServerResponse): Promise<void> {
  head(answer, response, answer.body.length);
  for (const byte of answer.body) {
    if (response.destroyed) return;
    response.write(Buffer.of(byte));
    await sleep(msPerByte);
  }
  response.end();
}

/** One text that goes on and on; it stops when the connection is closed. */
async function flood(bytes: number, response: ServerResponse): Promise<void> {
  response.writeHead(200, { "content-type": "application/json" }).write('{"data":{"a":"');
  const piece = Buffer.alloc(65_536, "x");
  for (let sent = 0; sent < bytes && !response.destroyed; sent += piece.length) {
    if (!response.write(piece)) await Promise.race([drained(response), sleep(50)]);
  }
  response.end('"}}');
}

function drained(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => response.once("drain", resolve));
}
