/** Longest title with the parent's name, in characters. */
const longest = 50;

/** Title of a category's page: with its parent's name while both fit (SEO-01). */
export function categoryTitle({
  name,
  parent,
}: {
  readonly name: string;
  readonly parent: { readonly name: string } | null;
}): string {
  const combined = parent ? `${name} / ${parent.name}` : name;
  return combined.length > longest ? name : combined;
}
