import process from "node:process";
import { expect, it } from "vitest";
import { startCatalogue } from "../../test/catalogue-fixture.ts";
import { startTestDatabase } from "../../test/shop-test.ts";
import {
  aCustomer,
  createRandom,
  type Person,
  type Random,
  sharedList,
  writeListedProducts,
} from "../../test/wishlists.ts";

const database = await startTestDatabase();
const products = [10_001, 10_002, 10_003, 10_004];
await writeListedProducts(database, products);
await startCatalogue(database);

const people = await Promise.all(
  ["Carla", "Anton", "Emma", "Konrad"].map((first_name) => aCustomer(database, { first_name })),
);
const names = ["creator", "admin", "editor", "commentator"] as const;

/** What a list must hold, newest first; what was removed keeps its place. */
interface ModelEntry {
  readonly id: string;
  productId: number;
  quantity: number;
  version: number;
  isRemoved: boolean;
  comments: { readonly by: number; readonly text: string }[];
}

/** The rules in a few lines, without a database: who may do what, and what comes of it. */
class Model {
  entries: ModelEntry[] = [];

  listed(): ModelEntry[] {
    return this.entries.filter(({ isRemoved }) => !isRemoved);
  }

  find(productId: number): ModelEntry | undefined {
    return this.listed().find((entry) => entry.productId === productId);
  }
}

interface Step {
  readonly call: string;
  /** The error code that the shop must answer; null for success. */
  readonly expected: string | null;
  /** What the model does on success. */
  readonly apply: (entryId: string | null) => void;
}

/** Chooses an operation by chance, for someone with a right, and tells what must come of it. */
function stepOf(model: Model, list: string, who: number, random: Random): Step {
  const mayChange = who < 3;
  const productId = random.pick(products);
  const quantity = random.int(1, 9);
  const target = model.entries.length > 0 ? random.pick(model.entries) : null;
  const stale = random.chance(0.2);
  const seen = target === null ? 0 : target.version - (stale ? 1 : 0);
  const refused = !mayChange
    ? "NOT_ALLOWED"
    : target?.isRemoved !== false
      ? "ENTRY_NOT_FOUND"
      : stale
        ? "CHANGED_MEANWHILE"
        : null;
  const entryId = target?.id ?? "00000000-0000-4000-8000-000000000000";
  switch (random.pick(["add", "add", "remove", "change", "replace", "restore", "comment", "product"])) {
    case "remove":
      return {
        call: `removeProductFromWishlist(externalId: "${list}", entryId: "${entryId}", version: ${seen})`,
        expected: refused,
        apply: () => target && (target.isRemoved = true),
      };
    case "change": {
      const shown = target?.productId ?? productId;
      return {
        call: `changeWishlistQuantity(externalId: "${list}", entry: { entryId: "${entryId}", productId: "${shown}", quantity: ${quantity}, version: ${seen} })`,
        expected: refused,
        apply: () =>
          target && target.quantity !== quantity && Object.assign(target, { quantity, version: target.version + 1 }),
      };
    }
    case "replace": {
      const other = model.find(productId);
      return {
        call: `replaceWishlistItem(externalId: "${list}", entryId: "${entryId}", version: ${seen}, entry: { productId: "${productId}", quantity: ${quantity} })`,
        expected: refused ?? (other !== undefined && other !== target ? "ALREADY_LISTED" : null),
        apply: () => target && Object.assign(target, { productId, quantity, version: target.version + 1 }),
      };
    }
    case "restore": {
      const wanted = target?.productId ?? productId;
      return {
        call: `restoreWishlistEntry(externalId: "${list}", entryId: "${entryId}", entry: { productId: "${wanted}", quantity: ${quantity} })`,
        expected: mayChange ? null : "NOT_ALLOWED",
        apply: (id) => restore(model, target, wanted, quantity, id),
      };
    }
    case "comment": {
      const text = `${who}-${random.int(0, 999)}`;
      return {
        call: `addWishlistComment(externalId: "${list}", entryId: "${entryId}", comment: "${text}")`,
        expected: target?.isRemoved === false ? null : "ENTRY_NOT_FOUND",
        apply: () => target?.comments.unshift({ by: who, text }),
      };
    }
    case "product":
      return {
        call: `removeProductFromWishlists(externalIds: ["${list}"], entry: { productId: "${productId}" })`,
        expected: mayChange ? null : "NOT_ALLOWED",
        apply: () => {
          const found = model.find(productId);
          if (found) found.isRemoved = true;
        },
      };
    default:
      return {
        call: `addProductToWishlist(externalId: "${list}", entry: { productId: "${productId}", quantity: ${quantity} })`,
        expected: mayChange ? null : "NOT_ALLOWED",
        apply: (id) => add(model, productId, quantity, id),
      };
  }
}

function add(model: Model, productId: number, quantity: number, id: string | null): ModelEntry {
  const found = model.find(productId);
  if (found) {
    if (found.quantity < quantity) Object.assign(found, { quantity, version: found.version + 1 });
    return found;
  }
  const entry = { id: id ?? "", productId, quantity, version: 0, isRemoved: false, comments: [] };
  model.entries.unshift(entry);
  return entry;
}

function restore(
  model: Model,
  target: ModelEntry | null,
  productId: number,
  quantity: number,
  id: string | null,
): void {
  if (target?.isRemoved === false) return;
  if (target !== null && model.find(productId) === undefined) {
    Object.assign(target, { isRemoved: false, quantity, version: target.version + 1 });
    return;
  }
  const entry = add(model, productId, quantity, id);
  if (target === null) return;
  entry.comments = [...entry.comments, ...target.comments];
  target.comments = [];
}

const fields = "entries { externalId quantity version product { id } comments { comment } }";
const shownBy = async (person: Person, list: string) => (await person.list(list, fields)).entries;
const sortedTexts = (texts: readonly string[]) => texts.toSorted();

/** Plays one sequence on a list of its own. */
async function play(seed: number): Promise<number> {
  const random = createRandom(seed);
  const [creator, admin, editor, commentator] = people;
  if (!creator || !admin || !editor || !commentator) throw new Error("Someone is missing");
  const list = await sharedList(creator, { ADMIN: admin, EDITOR: editor, COMMENTATOR: commentator });
  const model = new Model();
  for (let index = 0; index < 8; index += 1) {
    const who = random.int(0, 3);
    const step = stepOf(model, list, who, random);
    const { errorCode, entryId } = await (people[who] ?? creator).change(step.call);
    expect({ seed, index, who: names[who], call: step.call, errorCode }).toMatchObject({ errorCode: step.expected });
    if (step.expected === null) step.apply(entryId);
  }
  const expected = model.listed().map(({ id, quantity, version, productId, comments }) => ({
    externalId: id,
    quantity,
    version,
    product: { id: String(productId) },
    comments: sortedTexts(comments.map(({ text }) => text)),
  }));
  for (const person of [creator, commentator]) {
    const shown = await shownBy(person, list);
    const plain = shown.map((entry: { comments: { comment: string }[] }) => ({
      ...entry,
      comments: sortedTexts(entry.comments.map(({ comment }) => comment)),
    }));
    expect({ seed, entries: plain }).toEqual({ seed, entries: expected });
  }
  await creator.change(`deleteWishlist(externalId: "${list}", withEntries: true)`);
  return model.entries.length;
}

/** `LISTS_RUNS` makes a run longer (`npm run campaign -- lists`), `LISTS_SEED` begins with another sequence. */
const sequences = Number(process.env["LISTS_RUNS"] ?? 60);
const first = Number(process.env["LISTS_SEED"] ?? 1);

it(
  "lists are what a model says after random operations of four people with different rights",
  async () => {
    let entries = 0;
    for (let seed = first; seed < first + sequences; seed += 1) entries += await play(seed);
    // Chance has put something on most lists: the model was really compared.
    expect(entries).toBeGreaterThan(sequences);
  },
  120_000 + sequences * 1_000,
);
