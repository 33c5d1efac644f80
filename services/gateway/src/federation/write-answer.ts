import type { FieldShape, ObjectShape, ValueShape } from "./answer-shape.ts";
import { isNode, type Node } from "./node.ts";

/** The answer's data as text. */
export interface WrittenAnswer {
  /** `null` when a root field that must not be null has no value. */
  readonly text: string;
  /** Whether anything was not as the graph promises: a null too many, or a value of another type. */
  readonly isBroken: boolean;
}

/** Whether anything was not as it should be. */
interface State {
  isBroken: boolean;
  /** Objects that are at several places. */
  readonly repeated: ReadonlySet<Node>;
  /** Their texts, each by the form in which it was written first. */
  readonly texts: Map<Node, { readonly shape: ObjectShape; readonly text: string | null }>;
}

/** Writes what was gathered in the form of the answer, by GraphQL's rules for null. */
export function writeAnswer(shape: ObjectShape, data: Node, repeated: ReadonlySet<Node>): WrittenAnswer {
  const state: State = { isBroken: false, repeated, texts: new Map() };
  const text = writeFields(shape, data, state);
  return { text: text ?? "null", isBroken: state.isBroken };
}

/** What is at several places is written once. */
function writeObject(shape: ObjectShape, node: Node, state: State): string | null {
  if (state.repeated.size === 0 || !state.repeated.has(node)) return writeFields(shape, node, state);
  const known = state.texts.get(node);
  if (known?.shape === shape) return known.text;
  const text = writeFields(shape, node, state);
  if (known === undefined) state.texts.set(node, { shape, text });
  return text;
}

/** Null: a field that must not be null is, so the object is null. */
function writeFields({ fields, typeName }: ObjectShape, node: Node, state: State): string | null {
  let text = "{";
  for (let index = 0; index < fields.length; index += 1) {
    const field = fields[index];
    if (field === undefined) continue;
    const written = writeField(field, typeName, node, state);
    if (written === null) return null;
    text += index === 0 ? field.head + written : `,${field.head}${written}`;
  }
  return `${text}}`;
}

function writeField({ key, value }: FieldShape, typeName: string, node: Node, state: State): string | null {
  return value === null ? JSON.stringify(typeName) : writeValue(value, node[key], state);
}

/** Null: the value must not be null, and is. */
function writeValue(shape: ValueShape, value: unknown, state: State): string | null {
  const text = value === null || value === undefined ? null : writePresent(shape, value, state);
  if (text !== null) return text;
  if (!shape.isNonNull) return "null";
  state.isBroken = true;
  return null;
}

/** Null: there is no such value. */
function writePresent(shape: ValueShape, value: unknown, state: State): string | null {
  switch (shape.kind) {
    case "leaf": {
      const text = shape.write(value);
      state.isBroken ||= text === null;
      return text;
    }
    case "list":
      return writeList(shape.of, value, state);
    case "object": {
      const node = isNode(value) ? value : null;
      const known = node === null ? undefined : (shape.only ?? shape.shapeOf(node["__typename"]));
      if (node !== null && known !== undefined) return writeObject(known, node, state);
      state.isBroken = true;
      return null;
    }
  }
}

function writeList(of: ValueShape, value: unknown, state: State): string | null {
  if (!Array.isArray(value)) {
    state.isBroken = true;
    return null;
  }
  let text = "[";
  for (let index = 0; index < value.length; index += 1) {
    const written = writeValue(of, value[index], state);
    if (written === null) return null;
    text += index === 0 ? written : `,${written}`;
  }
  return `${text}]`;
}
