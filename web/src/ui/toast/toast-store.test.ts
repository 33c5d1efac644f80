import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { maxToasts, createToastStore } from "./toast-store.ts";

it("UX-04: rejects a second toast with the id of one that is shown", () => {
  const store = createToastStore();
  expect(store.add({ id: "qty", tone: "warning", text: "Höchstens 20 Stück" })).toBe(true);
  expect(store.add({ id: "qty", tone: "error", text: "Etwas anderes" })).toBe(false);
  expect(store.visible().map((toast) => toast.text)).toEqual(["Höchstens 20 Stück"]);
});

it("UX-04: takes the same text for the same message", () => {
  const store = createToastStore([{ tone: "info", text: "Gespeichert" }]);
  expect(store.add({ tone: "info", text: "Gespeichert" })).toBe(false);
});

it("lets an id come back once its toast is gone", () => {
  const store = createToastStore([{ id: "a", tone: "info", text: "Eins" }]);
  store.remove("a");
  expect(store.add({ id: "a", tone: "info", text: "Eins" })).toBe(true);
});

it("UX-03: shows at most 20; the next one waits for room", () => {
  const store = createToastStore();
  for (let index = 0; index <= maxToasts; index += 1) {
    store.add({ id: `t${index}`, tone: "info", text: `Meldung ${index}` });
  }
  expect(store.visible()).toHaveLength(20);
  store.remove("t3");
  expect(store.visible()).toHaveLength(20);
  expect(store.visible().at(-1)?.id).toBe("t20");
});

it("takes the messages of a page along with it, but what leads somewhere", () => {
  const placed = { tone: "success", text: "Ihre Bestellung ist da.", link: { href: "/", label: "Ansehen" } } as const;
  const store = createToastStore([{ tone: "info", text: "Sie sind angemeldet." }]);
  store.add({ tone: "warning", text: "Höchstens 20 Stück" });
  store.add(placed);
  store.leavePage();
  expect(store.visible().map(({ text }) => text)).toEqual([placed.text]);
});

it("notifies its listeners of changes, and only about changes", () => {
  const store = createToastStore();
  const listener = vi.fn();
  const stop = store.subscribe(listener);
  store.remove("unknown");
  expect(listener).not.toHaveBeenCalled();
  const before = store.visible();
  store.add({ id: "a", tone: "info", text: "Eins" });
  expect(listener).toHaveBeenCalledOnce();
  expect(store.visible()).not.toBe(before);
  stop();
  store.remove("a");
  expect(listener).toHaveBeenCalledOnce();
});

it("UX-03, UX-04: whatever is added and removed, ids are unique and never more than 20 are shown", () => {
  const step = fc.record({ add: fc.boolean(), id: fc.integer({ min: 0, max: 40 }).map(String) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 120 }), (steps) => {
      const store = createToastStore();
      for (const { add, id } of steps) {
        if (add) store.add({ id, tone: "info", text: id });
        else store.remove(id);
        const ids = store.visible().map((toast) => toast.id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(ids.length).toBeLessThanOrEqual(20);
      }
    }),
  );
});

describe("a message that operators may word (WISH-24, WISH-25)", () => {
  const toast = {
    id: "qty",
    tone: "warning",
    key: "a.b",
    text: "Höchstens 20 Stück.",
    figure: "höchstens 20",
  } as const;
  const texts = (store: ReturnType<typeof createToastStore>) => store.visible().map(({ text }) => text);

  it("has the built-in words before they can be looked up, and where nothing is set or found", async () => {
    const store = createToastStore();
    store.addKeyed(toast);
    expect(texts(store)).toEqual([toast.text]);
    for (const find of [() => Promise.resolve(null), () => Promise.reject(new Error("away"))]) {
      store.remove("qty");
      store.wordWith(find);
      store.addKeyed(toast);
      await vi.waitFor(() => expect(texts(store)).toEqual([toast.text]));
    }
  });

  it("has the operators' words with the figure, of the latest message with its id alone", async () => {
    const store = createToastStore();
    store.wordWith(() => Promise.resolve("Zu viel!"));
    store.addKeyed(toast);
    store.remove("qty");
    store.addKeyed({ ...toast, figure: "höchstens 10" });
    await vi.waitFor(() => expect(texts(store)).toEqual(["Zu viel! (höchstens 10)"]));
  });

  it("is not shown on the next page", async () => {
    const store = createToastStore();
    let answer: (words: string) => void = () => undefined;
    store.wordWith(() => new Promise((resolve) => (answer = resolve)));
    store.addKeyed(toast);
    store.leavePage();
    answer("Zu viel!");
    await Promise.resolve();
    expect(texts(store)).toEqual([]);
  });
});
