import { describe, expect, it, vi } from "vitest";
import { messageText, translate } from "./messages.ts";

const key = "vue.user.logout.message";
const texts = (...all: { key: string; text: string }[]) => vi.fn(async () => ({ getTranslationsByKeys: all }));

describe("the text of a message key (I18N-03, C-88)", () => {
  it("is the shop's own, requested by key", async () => {
    const ask = texts({ key, text: "Auf bald" });
    expect(await translate(key, "de", ask)).toBe("Auf bald");
    expect(ask).toHaveBeenCalledExactlyOnceWith([key]);
  });

  it("is the built-in one of the page's language where the shop has none, an empty one, or another key's", async () => {
    for (const ask of [texts(), texts({ key, text: "" }), texts({ key: "a.b", text: "x" }), async () => null]) {
      expect([await translate(key, "de", ask), await translate(key, "en", ask)]).toEqual([
        "Sie sind abgemeldet.",
        "You are signed out.",
      ]);
    }
  });

  it("is the built-in one when the shop fails or does not answer", async () => {
    vi.useFakeTimers();
    expect(await translate(key, "en", () => Promise.reject(new Error("down")))).toBe("You are signed out.");
    const late = translate(key, "en", () => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(1_500);
    expect(await late).toBe("You are signed out.");
    vi.useRealTimers();
  });

  it("is a general one for a key that has none anywhere, and the shop's for a key that is not built in", async () => {
    expect(await translate("vue.not.known", "en", texts())).toBe("Something went wrong. Please try again.");
    expect(await translate("vue.not.known", "en", texts({ key: "vue.not.known", text: "New" }))).toBe("New");
    expect(messageText("vue.not.known", "de")).toBe(messageText("vue.message.internalError", "de"));
  });

  it("stays as it is where it is no key, and nothing is requested", async () => {
    const ask = texts();
    expect(await translate("Das ging nicht.", "de", ask)).toBe("Das ging nicht.");
    expect(ask).not.toHaveBeenCalled();
  });
});
