/** Where wishes wait while their page is loaded again. */
const place = "wishes";

/** Wishes by field, and the address of their page. */
interface Kept {
  readonly page: string;
  readonly wishes: Readonly<Record<string, unknown>>;
}

function readKept(): Kept {
  const kept: unknown = JSON.parse(sessionStorage.getItem(place) ?? "null");
  return { page: String(Object(kept).page), wishes: Object(Object(kept).wishes) };
}

/** What fields of the page were left with when it was loaded again; null until the first of them looks. */
let left: Map<string, unknown> | null = null;

/** A page that is loaded again takes up what its fields were left with; any other shows what is stored. */
function takeLeft(): Map<string, unknown> {
  try {
    const { page, wishes } = readKept();
    sessionStorage.removeItem(place);
    const [entry] = performance.getEntriesByType("navigation");
    const isAgain = entry !== undefined && "type" in entry && entry.type === "reload" && entry.name === page;
    return new Map(isAgain ? Object.entries(wishes) : []);
  } catch {
    return new Map();
  }
}

/** What a field was left with when its page was loaded again; once, else null. @param field an id that it keeps from one load to the next */
export function takeWish(field: string): number | null {
  left ??= takeLeft();
  const wish = left.get(field);
  left.delete(field);
  return typeof wish === "number" ? wish : null;
}

/** Keeps what a field holds while its page goes. */
export function keepWish(field: string, quantity: number): void {
  try {
    const page = location.href;
    const before = readKept();
    const wishes = { ...(before.page === page && before.wishes), [field]: quantity };
    sessionStorage.setItem(place, JSON.stringify({ page, wishes }));
  } catch {
    // Without storage the page shows what the shop has.
  }
}
