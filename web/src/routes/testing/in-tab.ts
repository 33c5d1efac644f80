import { RouterContextProvider } from "react-router";
import { CombinedError } from "urql";
import type { Graph } from "~/graph/client.ts";
import { graphContext } from "~/graph/context.ts";
import { type Answers, type Asked, idOf, makeUpAnswer } from "./made-up-answers.ts";

/**
 * Arguments of a route's `clientLoader` or `clientAction`, in a tab whose graph answers as the test sets.
 * @param form fields of a form that is posted
 */
export function inTab(path: string, answers: Answers, form?: Readonly<Record<string, string>>) {
  const asked: Asked[] = [];
  const answer = async (document: object, variables: unknown) => {
    const { asked: one, answer: given } = makeUpAnswer(idOf(document), { ...Object(variables) }, answers);
    asked.push(one);
    return given instanceof Error ? { error: new CombinedError({ networkError: given }) } : { data: given };
  };
  const parts = { query: answer, mutate: answer, defer: () => ({ key: 0 }), awaited: () => null };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema makes up what the documents' types say
  const graph = parts as unknown as Graph;
  const request = new Request(new URL(path, "http://localhost"), {
    method: form ? "POST" : "GET",
    ...(form && {
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(form).toString(),
    }),
  });
  const context = new RouterContextProvider(new Map([[graphContext, graph]]));
  // oxlint-disable-next-line typescript/no-explicit-any, typescript/no-unsafe-type-assertion -- each route has arguments of its own, which these are part of
  return { args: { request, context } as any, asked };
}

/** Where a loader or an action leads; null when it stays. */
export async function ledTo(result: Promise<unknown>): Promise<string | null> {
  const thrown: unknown = await result.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (thrown !== null && !(thrown instanceof Response)) throw thrown;
  return thrown === null ? null : `${thrown.status} ${thrown.headers.get("location")}`;
}
