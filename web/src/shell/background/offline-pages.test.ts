import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type ConsentChoice, consentLine } from "../../lib/consent-choice.ts";
import { consentChosen, consentCookie } from "../../lib/consent.ts";
import { createOfflinePages } from "./offline-pages.ts";

const register = vi.fn<(path: string) => Promise<void>>();
const messages = vi.fn<(message: unknown) => void>();
const choose = (choice: ConsentChoice) => {
  document.cookie = consentLine(choice);
  document.dispatchEvent(new Event(consentChosen));
};
const own = (name: string, value: unknown) => Object.defineProperty(navigator, name, { value, configurable: true });

let listeners: AbortController;
beforeEach(() => {
  listeners = new AbortController();
  const listen = document.addEventListener.bind(document);
  vi.spyOn(document, "addEventListener").mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) =>
      listen(type, listener, { signal: listeners.signal }),
  );
  register.mockReset().mockResolvedValue(undefined);
  messages.mockReset();
  const registration = { active: { postMessage: messages } };
  own("serviceWorker", { register, ready: Promise.resolve(registration), getRegistration: async () => registration });
  history.replaceState(null, "", "/cat/1000/?p=2");
});
afterEach(() => {
  listeners.abort();
  for (const name of ["serviceWorker", "connection"]) Reflect.deleteProperty(navigator, name);
  document.cookie = `${consentCookie}=; path=/; max-age=0`;
  history.replaceState(null, "", "/");
});

it("OP-A-12: the worker hears of pages that are seen by visitors who have agreed, and forgets them with the consent", async () => {
  const pages = createOfflinePages();
  expect(register.mock.calls).toEqual([["/sw.js"]]);
  pages.arrive();
  choose("statistics");
  pages.arrive();
  await vi.waitFor(() => expect(messages).toHaveBeenCalled());
  choose("necessary");
  pages.arrive();
  await vi.waitFor(() => expect(messages).toHaveBeenCalledTimes(2));
  expect(messages.mock.calls).toEqual([[{ kind: "seen", path: "/cat/1000/?p=2" }], [{ kind: "forget" }]]);
});

it.each([{ saveData: true }, { effectiveType: "2g" }])(
  "PWA-02: on a connection of %o there is no worker, and nothing is fetched to be kept",
  async (connection) => {
    own("connection", connection);
    const pages = createOfflinePages();
    choose("statistics");
    pages.arrive();
    choose("necessary");
    await vi.waitFor(() => expect(messages.mock.calls).toEqual([[{ kind: "forget" }]]));
    expect(register).not.toHaveBeenCalled();
  },
);

it("a browser that refuses the worker, or has none, shows the shop as ever", async () => {
  register.mockRejectedValue(new DOMException("denied", "SecurityError"));
  choose("statistics");
  createOfflinePages().arrive();
  own("serviceWorker", undefined);
  createOfflinePages().arrive();
  await Promise.resolve();
  expect(register).toHaveBeenCalledOnce();
});
