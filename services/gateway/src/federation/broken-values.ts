import type { ObjectShape, ValueShape } from "./answer-shape.ts";
import { isNode, type Node } from "./node.ts";
import type { AnswerPath } from "./places.ts";

/** A value that is not as the graph promises. */
export interface BrokenValue {
  readonly path: AnswerPath;
  /** For the log. */
  readonly message: string;
}

/** No answer needs more of them. */
const most = 20;

/** Finds what is not as the graph promises; only for answers that are known to hold such a value. */
export function brokenValues(shape: ObjectShape, data: Node): readonly BrokenValue[] {
  const found: BrokenValue[] = [];
  const note = (path: AnswerPath, message: string): void => {
    if (found.length < most) found.push({ path, message });
  };

  const lookAt = (name: string, value: ValueShape, given: unknown, path: AnswerPath): void => {
    if (given === null || given === undefined) {
      if (value.isNonNull) note(path, `Cannot return null for non-nullable field ${name}.`);
      return;
    }
    switch (value.kind) {
      case "leaf":
        if (value.write(given) === null) note(path, `${name} has a value that is no ${value.typeName}.`);
        return;
      case "list":
        if (!Array.isArray(given)) return note(path, `${name} is no list.`);
        given.forEach((each, index) => lookAt(name, value.of, each, [...path, index]));
        return;
      case "object": {
        const known = isNode(given) ? value.shapeOf(given["__typename"]) : undefined;
        if (!isNode(given) || known === undefined) return note(path, `${name} has an object of another type.`);
        lookWithin(known, given, path);
      }
    }
  };

  const lookWithin = ({ fields }: ObjectShape, node: Node, path: AnswerPath): void => {
    for (const { key, name, value } of fields) if (value !== null) lookAt(name, value, node[key], [...path, key]);
  };

  lookWithin(shape, data, []);
  return found;
}
