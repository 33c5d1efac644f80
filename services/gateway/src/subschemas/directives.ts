import { type ConstDirectiveNode, Kind } from "graphql";

/** The directives of a name, in their order. */
export function directivesOf(
  directives: readonly ConstDirectiveNode[] | undefined,
  name: string,
): readonly ConstDirectiveNode[] {
  return (directives ?? []).filter((each) => each.name.value === name);
}

/** What an argument states as text or as a value of an enum; undefined when it states nothing of the kind. */
export function textOf({ arguments: given = [] }: ConstDirectiveNode, name: string): string | undefined {
  const value = given.find((each) => each.name.value === name)?.value;
  return value?.kind === Kind.STRING || value?.kind === Kind.ENUM ? value.value : undefined;
}
