import type { ThingKind } from "@chalkbox/pictures";
import { type Bilingual, type Text, text } from "../bilingual.ts";
import type { Department, Leaf } from "../catalogue/model.ts";
import type { CategoryRow } from "./rows.ts";

interface Node {
  readonly slug: string;
  readonly name: Bilingual;
  readonly kind: ThingKind;
  readonly id?: number;
  readonly children: readonly Node[];
}

const leafNode =
  (kind: ThingKind) =>
  ([slug, name, id]: Leaf): Node => ({ slug, name, kind, ...(id === undefined ? {} : { id }), children: [] });

/** "a, b und c" in both languages. */
function listed(parts: readonly Text[]): Text {
  const join = (words: string[], and: string) =>
    words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} ${and} ${words.at(-1)}`;
  return {
    de: join(
      parts.map(({ de }) => de),
      "und",
    ),
    en: join(
      parts.map(({ en }) => en),
      "and",
    ),
  };
}

function seoText(name: Text, intro: Text, sentences: readonly Bilingual[], turn: number): Text {
  const said = sentences.filter((_, index) => sentences.length < 3 || index !== turn % sentences.length).map(text);
  return {
    de: [`# ${name.de}`, intro.de, ...said.map(({ de }) => de)].join("\n\n"),
    en: [`# ${name.en}`, intro.en, ...said.map(({ en }) => en)].join("\n\n"),
  };
}

/** Brands of the families that a leaf shows, three at most. */
function brandsOf(department: Department, slug: string): string[] {
  const families = department.families.filter((family) => family.category === slug);
  return [...new Set(families.flatMap(({ brands }) => brands.map((brand) => brand.split(" ")[0] ?? brand)))].slice(
    0,
    3,
  );
}

/** Where the leaves of a department's tree are found. */
export interface CategoryTree {
  readonly rows: CategoryRow[];
  /** Category id by leaf slug. */
  readonly leafIds: ReadonlyMap<string, number>;
}

/**
 * Lays the departments out as nested sets. Ids are 1000, 1010, 1011 … by place, so that they stay put
 * while other departments change; leaves that the outside world knows by id keep theirs (CART-14).
 */
export function layOutCategories(
  departments: readonly Department[],
  hidden: ReadonlySet<string>,
  sale: ReadonlySet<string>,
): CategoryTree {
  const rows: CategoryRow[] = [];
  const leafIds = new Map<string, number>();
  let edge = 0;
  const visit = (
    node: Node,
    department: Department,
    parent: CategoryRow | null,
    position: number,
    fallbackId: number,
  ): void => {
    const name = text(node.name);
    const depth = parent === null ? 1 : parent.depth + 1;
    const intro = introduction(node, department, name);
    const seo = seoText(name, intro, department.seo, position);
    const row: CategoryRow = {
      id: node.id ?? fallbackId,
      parent_id: parent?.id ?? null,
      name_de: name.de,
      name_en: name.en,
      path: `${parent?.path ?? "/"}${node.slug}/`,
      lft: (edge += 1),
      rgt: 0,
      depth,
      position,
      seo_de: seo.de,
      seo_en: seo.en,
      picture: { kind: node.kind, colour: department.colour, accent: "#f4c430" },
      is_sale: sale.has(department.slug),
      is_excluded_from_nav: hidden.has(department.slug),
    };
    rows.push(row);
    if (node.children.length === 0) leafIds.set(node.slug, row.id);
    node.children.forEach((child, index) =>
      visit(child, department, row, index, fallbackId + (depth === 1 ? (index + 1) * 50 : index + 1)),
    );
    row.rgt = edge += 1;
  };
  departments.forEach((department, index) => {
    const children = department.groups.map(({ leaves, ...group }): Node => {
      const kindOf = ([slug]: Leaf) =>
        department.families.find((family) => family.category === slug)?.kind ?? group.kind;
      return { ...group, children: leaves.map((leaf) => leafNode(kindOf(leaf))(leaf)) };
    });
    visit(
      { slug: department.slug, name: department.name, kind: department.kind, children },
      department,
      null,
      index,
      (index + 1) * 1000,
    );
  });
  return { rows, leafIds };
}

function introduction(node: Node, department: Department, name: Text): Text {
  if (node.children.length > 0) {
    // Names of categories hold an "and" themselves, so the list does without one.
    const names = node.children.map((child) => text(child.name));
    return {
      de: `Zum Bereich „${name.de}“ gehören bei uns: ${names.map(({ de }) => de).join(", ")}.`,
      en: `Our “${name.en}” range includes: ${names.map(({ en }) => en).join(", ")}.`,
    };
  }
  const brands = brandsOf(department, node.slug).map((brand) => ({ de: brand, en: brand }));
  if (brands.length === 0)
    return {
      de: `Hier finden Sie unsere aktuelle Auswahl zu „${name.de}“.`,
      en: `Here you will find our current selection of “${name.en}”.`,
    };
  const parts = listed(brands);
  return {
    de: `Unter „${name.de}“ finden Sie Artikel von ${parts.de} – übersichtlich sortiert und schnell lieferbar.`,
    en: `Under “${name.en}” you will find items by ${parts.en}, clearly sorted and quickly delivered.`,
  };
}
