import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { type AnyVariables, Client, CombinedError, type Exchange, makeResult } from "urql";
import { filter, fromPromise, mergeMap, pipe } from "wonka";
import type { BrowserGraph } from "../client.ts";
import { requestDocument } from "../operation.ts";

/** What a test answers to an operation. */
export interface FakeAnswer {
  readonly id: string;
  readonly answer: (variables: never) => object;
}

interface Generated {
  readonly __meta__: { readonly documentId: string };
}

/** Answers an operation with data, or with an error that it returns. */
export function answerTo<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  answer: (variables: Variables) => Data | Error,
): FakeAnswer {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- generated documents have this form
  const { documentId } = (document as unknown as Generated).__meta__;
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only variables of this document reach it
  return { id: documentId, answer: answer as (variables: never) => object };
}

/** The graph of a tab whose gateway answers as the test sets; what is asked of it besides fails. */
export function fakeGraph(answers: readonly FakeAnswer[]): BrowserGraph {
  const exchange: Exchange = () => (operations) =>
    pipe(
      operations,
      filter(({ kind }) => kind !== "teardown"),
      mergeMap((operation) => {
        const id = "documentId" in operation.query ? operation.query.documentId : undefined;
        const found = answers.find((answer) => answer.id === id);
        const given: object = found
          ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- variables of its own document
            found.answer(operation.variables as never)
          : new Error(`The test answers nothing to ${String(id)}`);
        const isError = given instanceof Error;
        const result = makeResult(operation, { data: isError ? null : given, hasNext: false });
        const error = isError && { error: new CombinedError({ networkError: given }) };
        return fromPromise(Promise.resolve({ ...result, ...error }));
      }),
    );
  const client = new Client({ url: "http://gateway.example", exchanges: [exchange] });
  const ask = <Data, Variables extends AnyVariables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ) => client.query(requestDocument(document), variables, { requestPolicy: "network-only" }).toPromise();
  return {
    client,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- components do not use it
    watch: { shown: () => undefined, listen: () => () => undefined, prepare: () => undefined } as never,
    restore: () => () => undefined,
    outdate: () => undefined,
    query: ask,
    mutate: (document, variables) => client.mutation(requestDocument(document), variables).toPromise(),
    defer: () => ({ key: 0 }),
    awaited: () => null,
  };
}
