import { type DocumentNode, visit } from "graphql";
import { isBroken } from "./input-text.ts";

/** The ways to broken texts that a document itself holds, from their arguments on: `review.title`. */
export function brokenLiterals(document: DocumentNode): readonly string[] {
  const found: string[] = [];
  const way: string[] = [];
  const onWay = {
    enter: ({ name }: { readonly name: { readonly value: string } }) => void way.push(name.value),
    leave: () => void way.pop(),
  };
  visit(document, {
    Argument: onWay,
    ObjectField: onWay,
    StringValue: ({ value }) => {
      if (isBroken(value)) found.push(way.join("."));
    },
  });
  return found;
}
