import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { TranslationsDocument } from "../graph/generated/Translations.ts";
import type { GraphTools } from "../graph/load.ts";
import { messagesFor, messageText, operatorsText, translate } from "./messages.ts";

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

/** Each key that has a built-in text. */
const builtIn = [
  ...new Set(
    (await readFile(join(import.meta.dirname, "messages.ts"), "utf8")).match(/(?<=")vue(?:\.\w+)+(?=")/g) ?? [],
  ),
];

it("I18N-03, C-88: the shop's text of each key wins over the built-in one, in both languages", async () => {
  expect(builtIn.length).toBeGreaterThanOrEqual(18);
  for (const one of builtIn) {
    const ask = texts({ key: one, text: `Eigen: ${one}` });
    for (const language of ["de", "en"] as const) {
      expect(messageText(one, language)).not.toBe(`Eigen: ${one}`);
      expect(await translate(one, language, ask)).toBe(`Eigen: ${one}`);
      expect(await operatorsText(one, language, ask)).toBe(`Eigen: ${one}`);
    }
  }
});

describe("what operators have set for a key (WISH-24, WISH-25)", () => {
  const limit = "vue.pdp.minQuantity";

  it("is theirs where it is another text than the built-in one", async () => {
    expect(await operatorsText(limit, "de", texts({ key: limit, text: "Zu wenig!" }))).toBe("Zu wenig!");
    expect(await operatorsText(limit, "de", texts({ key: limit, text: messageText(limit, "de") }))).toBeNull();
  });

  it("is nothing where the shop has none or does not answer", async () => {
    expect(await operatorsText(limit, "en", texts())).toBeNull();
    expect(await operatorsText(limit, "en", () => Promise.reject(new Error("down")))).toBeNull();
  });
});

it.each([
  "vue.message.internalError",
  "vue.message.sessionExpired",
  "vue.message.securityLogout",
  "vue.checkout.message.sessionExpired",
  "vue.checkout.payment.error",
  "vue.checkout.paymentStep.errorNoPaymentSelected",
  "vue.checkout.error.orderAlreadySubmitted",
  "vue.checkout.summaryStep.notification.cartChanged",
  "vue.cart.error.somethingWentWrong",
  "vue.user.logout.message",
  "vue.user.registerPage.notification.alreadyLoggedIn",
  "vue.buybox.text.quantity.error",
  "vue.pdp.minQuantity",
  "vue.error.security.valid_token_required",
])("I18N-04: %s has a text of its own in both languages", (messageKey) => {
  const textsOf = (one: string) => (["de", "en"] as const).map((language) => messageText(one, language));
  const own = textsOf(messageKey);
  expect(own).toEqual([expect.stringMatching(/\w[.!?]$/), expect.stringMatching(/\w[.!?]$/)]);
  expect(own[0]).not.toBe(own[1]);
  // What a key without a text has.
  const general = messageKey === "vue.message.internalError" ? [] : textsOf("vue.not.known");
  expect(own.filter((text) => general.includes(text))).toEqual([]);
});

it("I18N-03: a request's message is in the interface language of its host", async () => {
  const ask = texts();
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- answers this one operation
  const refresh = ask as unknown as GraphTools["refresh"];
  const say = (host: string) => messagesFor(new Request(`http://${host}/`), { refresh })(key);
  expect([await say("en.educational.test"), await say("educational.test"), await say("ch.test")]).toEqual([
    "You are signed out.",
    "Sie sind abgemeldet.",
    "Sie sind abgemeldet.",
  ]);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(ask).toHaveBeenLastCalledWith(TranslationsDocument, { keys: [key] });
});
