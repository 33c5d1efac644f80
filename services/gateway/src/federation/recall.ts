import type { RequiresSelection } from "@graphql-hive/router-query-planner";
import type { ReadShape } from "./read-shape.ts";
import { compileRepresentation, type TypeNames } from "./represent.ts";
import type { EntitiesStep, EntityGroup, FetchStep, Place, PlainRequest, PlaceSegment, Step } from "./steps.ts";

/** What an upstream has been asked before. */
interface Source {
  readonly step: FetchStep | EntitiesStep;
  readonly group: EntityGroup | null;
}

/** The type first, then by name: equal objects have equal representations, whatever order the planner has them in. */
export function inOrder(requires: readonly RequiresSelection[]): readonly RequiresSelection[] {
  return requires.map((each) =>
    each.kind === "InlineFragment" && each.selections.every(({ kind }) => kind === "Field")
      ? { ...each, selections: each.selections.toSorted((one, other) => (rankOf(one) < rankOf(other) ? -1 : 1)) }
      : each,
  );
}

function rankOf(selection: RequiresSelection): string {
  return selection.kind !== "Field" || selection.name === "__typename" ? "" : selection.name;
}

/** @returns null for a request of another kind */
export function plainRequestOf(
  requires: readonly RequiresSelection[],
  shape: ReadShape | null,
  namesOf: TypeNames,
): PlainRequest | null {
  const [only, ...others] = requires;
  if (shape === null || only?.kind !== "InlineFragment" || others.length > 0) return null;
  const { typeCondition: type, selections } = only;
  const members: string[] = [];
  for (const each of selections) {
    if (each.kind !== "Field" || (each.selections ?? []).length > 0 || (each.alias ?? each.name) !== each.name)
      return null;
    if (each.name !== "__typename") members.push(each.name);
  }
  const isPlain = shape.fields.every((each) => each.isOwn);
  if (!isPlain || namesOf(type).size !== 1) return null;
  return { type, members: members.toSorted(), fields: shape.fields.map(({ key }) => key) };
}

/**
 * Finds groups whose upstream may have said before, in the same operation, what they ask for: the same fields of the same
 * objects. What was answered then holds now; of a mutation's answers nothing is kept.
 */
export function linkRecalls(step: Step, namesOf: TypeNames): void {
  let memories = 0;
  if (!holdsMutation(step)) link(step, []);

  /** @param earlier calls that have been answered by then @returns the same with those of this step */
  function link(each: Step, earlier: readonly Source[]): readonly Source[] {
    if (!("upstream" in each)) {
      return each.kind === "sequence"
        ? each.steps.reduce((before, next) => link(next, before), earlier)
        : [...new Set(each.steps.flatMap((next) => link(next, earlier)))];
    }
    if (each.reader === null) return earlier;
    if (each.kind === "fetch") return [...earlier, { step: each, group: null }];
    for (const group of each.groups) {
      const { request } = group;
      if (request === null) continue;
      const memory = memories;
      const own = earlier.filter(({ step: { upstream } }) => upstream === each.upstream);
      if (own.filter((source) => tells(source, request, memory)).length === 0) continue;
      group.memory = memory;
      memories += 1;
    }
    return [...earlier, ...each.groups.map((group) => ({ step: each, group }))];
  }

  /** Has a source keep what it is asked again, if it can hold it. */
  function tells({ step: source, group }: Source, request: PlainRequest, memory: number): boolean {
    const { type, members, fields } = request;
    const own = group?.request ?? null;
    if (
      group !== null &&
      own?.type === type &&
      own.members.join() === members.join() &&
      fields.every((each) => own.fields.includes(each))
    ) {
      group.tellings.push({ memory, fields });
      return true;
    }
    const root = source.reader?.shape.root;
    if (root === undefined) return false;
    const wanted = ["__typename", ...members, ...fields];
    const represent = compileRepresentation(
      [
        {
          kind: "InlineFragment",
          typeCondition: type,
          selections: ["__typename", ...members].map((name) => ({ kind: "Field", name })),
        },
      ],
      namesOf,
      null,
    );
    const places = group === null ? placesOf(root, wanted, []) : placesIn(root, group.alias, wanted);
    for (const place of places) source.tellings.push({ memory, place, represent, fields });
    return places.length > 0;
  }
}

function holdsMutation(step: Step): boolean {
  return "upstream" in step ? step.operation.kind === "mutation" : step.steps.some(holdsMutation);
}

function placesIn(root: ReadShape, alias: string, wanted: readonly string[]): readonly Place[] {
  const within = root.fields.find(({ key }) => key === alias)?.within ?? null;
  return within === null ? [] : placesOf(within, wanted, [{ kind: "field", key: alias }]);
}

/** Where an answer has objects with all these fields. */
function placesOf(shape: ReadShape, wanted: readonly string[], segments: readonly PlaceSegment[]): readonly Place[] {
  const holds = wanted.every((name) => shape.fields.some(({ key, isOwn }) => isOwn && key === name));
  const below = shape.fields.flatMap(({ key, within }) =>
    within === null ? [] : placesOf(within, wanted, [...segments, { kind: "field", key }]),
  );
  return holds ? [{ name: "", segments }, ...below] : below;
}
