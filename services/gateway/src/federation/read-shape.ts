import { type FragmentDefinitionNode, Kind, OperationTypeNode, parse, type SelectionSetNode } from "graphql";

/** The fields of an object in the order in which an upstream writes them. */
export interface ReadShape {
  /** Its number among the objects of the operation. */
  readonly position: number;
  /** Whether objects of equal text may be one; only where no other call completes what is below them. */
  mayRepeat: boolean;
  readonly fields: readonly ReadField[];
}

export interface ReadField {
  readonly key: string;
  /** What stands before its value: `{"key":`, or `,"key":` from the second one on. */
  readonly head: string;
  /** Whether it is a plain field by its own name, without arguments. */
  readonly isOwn: boolean;
  /** Null for plain values. */
  readonly within: ReadShape | null;
}

/** How an upstream's answer to an operation reads when nothing is wrong with it. */
export interface OperationShape {
  readonly root: ReadShape;
  /** How many objects it has. */
  readonly positions: number;
}

/**
 * The form of an operation's answer. Fields that only some types have count as if all had them: where an object lacks
 * some, its answer is parsed as any other JSON.
 * @param text of one operation as the planner writes it
 * @returns null for a selection with one key twice, or of no known fragment
 */
export function readShapeOf(text: string): OperationShape | null {
  const { definitions } = parse(text, { noLocation: true });
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const each of definitions) if (each.kind === Kind.FRAGMENT_DEFINITION) fragments.set(each.name.value, each);
  const operation = definitions.find((each) => each.kind === Kind.OPERATION_DEFINITION);
  if (operation === undefined || operation.operation !== OperationTypeNode.QUERY) return null;
  let positions = 0;
  const root = shapeOf(operation.selectionSet);
  return root === null ? null : { root, positions };

  function shapeOf(selectionSet: SelectionSetNode): ReadShape | null {
    const position = positions;
    positions += 1;
    const fields: ReadField[] = [];
    return collect(selectionSet, fields) ? { position, mayRepeat: true, fields } : null;
  }

  function collect({ selections }: SelectionSetNode, fields: ReadField[]): boolean {
    return selections.every((selection) => {
      if (selection.kind !== Kind.FIELD) {
        const fragment = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments.get(selection.name.value);
        return fragment !== undefined && collect(fragment.selectionSet, fields);
      }
      const key = (selection.alias ?? selection.name).value;
      const within = selection.selectionSet === undefined ? null : shapeOf(selection.selectionSet);
      if ((within === null && selection.selectionSet !== undefined) || fields.some((each) => each.key === key))
        return false;
      const isOwn = within === null && selection.alias === undefined && (selection.arguments ?? []).length === 0;
      fields.push({ key, isOwn, head: `${fields.length === 0 ? "{" : ","}${JSON.stringify(key)}:`, within });
      return true;
    });
  }
}
