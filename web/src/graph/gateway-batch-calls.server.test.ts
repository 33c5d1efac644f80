import { createRequest } from "urql";
import { expect, it, vi } from "vitest";
import { createBatch, type SendOperations } from "./gateway-batch.server.ts";
import { requestDocument } from "./operation.ts";
import { operationDocument } from "./testing/operation-document.ts";

const request = (name: string) => createRequest(requestDocument(operationDocument("query", name)), { id: name });
const answering = (...answers: unknown[]): SendOperations =>
  vi.fn<SendOperations>(async () => ({
    body: JSON.stringify(answers.length === 1 ? answers[0] : answers),
    verdicts: [],
  }));

it("sends the id and the variables of an operation", async () => {
  const send = answering({ data: { a: 1 } });
  await createBatch(send)(request("One"));
  expect(send).toHaveBeenCalledExactlyOnceWith(['{"documentId":"One","variables":{"id":"One"}}'], false);
});

it("what goes alone is sent at once; a change is sent as one", async () => {
  const send = answering({ data: { a: 1 } });
  const run = createBatch(send);
  const alone = run(request("One"), { isAlone: true, isChange: true });
  expect(send).toHaveBeenCalledExactlyOnceWith([expect.stringContaining("One")], true);
  const waiting = run(request("Two"), { isChange: true });
  expect(send).toHaveBeenCalledTimes(1);
  await Promise.all([alone, waiting]);
  expect(send).toHaveBeenLastCalledWith([expect.stringContaining("Two")], false);
});

it("turns of the event loop are calls of their own", async () => {
  const send = answering({ data: { a: 1 } });
  const run = createBatch(send);
  await run(request("One"));
  await run(request("Two"));
  expect(vi.mocked(send).mock.calls.map(([bodies]) => bodies.length)).toEqual([1, 1]);
});

it("an answer keeps its data as they were sent, its errors, and what the gateway reports beside", async () => {
  const errors = [{ message: "no", path: ["b"], extensions: { code: "SOLD_OUT" } }];
  const [plain, full] = await Promise.all(
    ((run) => [run(request("One")), run(request("Two"))])(
      createBatch(answering({ data: { a: 1 } }, { data: { a: 2 }, errors, extensions: { b: 3 } })),
    ),
  );
  expect(plain).toEqual({ data: { a: 1 }, json: '{"a":1}' });
  expect(full).toMatchObject({ data: { a: 2 }, json: '{"a":2}', extensions: { b: 3 } });
  expect(full?.error?.graphQLErrors).toMatchObject(errors);
  expect(full?.error?.networkError).toBeUndefined();
});

it("an older answer is marked beside its own content", async () => {
  const run = createBatch(async () => ({ body: '{"data":{"a":1},"extensions":{"b":2}}', verdicts: ["stale"] }));
  expect((await run(request("One"))).extensions).toEqual({ b: 2, outdated: true });
});

it("nothing that goes wrong is thrown: each operation learns of it", async () => {
  const run = createBatch(() => Promise.reject("away"));
  const answers = await Promise.all([run(request("One")), run(request("Two"))]);
  expect(answers.map(({ data, json, error }) => [data, json, error?.networkError?.message])).toEqual([
    [undefined, "", "away"],
    [undefined, "", "away"],
  ]);
});

it("each operation is read with its own reader", async () => {
  const read = vi.fn((text: string): unknown => JSON.parse(text));
  await createBatch(answering({ data: { a: 1 } }))(request("One"), { read });
  expect(read).toHaveBeenCalledExactlyOnceWith('{"data":{"a":1}}');
});
