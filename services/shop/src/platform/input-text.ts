import { readTexts } from "@chalkbox/input-text/read-text";
import { brokenValues, presentBrokenTexts } from "@chalkbox/input-text";
import { brokenLiterals } from "@chalkbox/input-text/document";
import { type DocumentNode, GraphQLError } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { Language } from "./context.ts";

/**
 * Refuses an operation whose arguments hold texts that are none, before any of it runs: `BAD_USER_INPUT`, with an error
 * for each such field (record 20).
 * @param languageOf language of what shoppers read
 */
export function refuseBrokenTexts<Context extends object>(languageOf: (context: Context) => Language): Plugin<Context> {
  const literals = new WeakMap<DocumentNode, readonly string[]>();
  const inDocument = (document: DocumentNode): readonly string[] => {
    let found = literals.get(document);
    if (found === undefined) literals.set(document, (found = brokenLiterals(document)));
    return found;
  };
  return {
    onExecute: ({ args: { document, variableValues, contextValue }, setResultAndStopExecution }) => {
      const names = [...inDocument(document), ...brokenValues(variableValues)];
      if (names.length === 0) return;
      const { message, extensions } = presentBrokenTexts(names, languageOf(contextValue));
      setResultAndStopExecution({ errors: [new GraphQLError(message, { extensions })] });
    },
  };
}

/** Has variables read as people see them, before any of the operation runs: what a copy brings along unseen is not theirs. */
export function readInputTexts<Context extends object>(): Plugin<Context> {
  return {
    onExecute: ({ args }) => {
      args.variableValues = readTexts(args.variableValues);
    },
  };
}
