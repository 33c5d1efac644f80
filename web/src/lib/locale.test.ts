import { beforeEach, describe, expect, it, vi } from "vitest";
import { storefrontFromHost } from "./storefront-from-host.ts";

beforeEach(() => vi.resetModules());

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

/** What writes numbers and dates, as a page that has just begun has it. */
async function begin() {
  const warned = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { defaultLocale, localeOf } = await import("./locale.ts");
  const { formatMoney } = await import("./money.ts");
  const { formatDeliveryDay } = await import("./dates.ts");
  return { defaultLocale, localeOf, formatMoney, formatDeliveryDay, warnings: () => warned.mock.calls.length };
}

describe("I18N-02, C-12: the locale", () => {
  it.each(["localhost", "at.localhost", "ch.localhost", "educational.localhost", "en.educational.localhost", "x.test"])(
    "of the storefront at %s is set by its host; the default is not used",
    async (host) => {
      const { localeOf, defaultLocale, warnings } = await begin();
      const { language } = storefrontFromHost(host);
      expect(localeOf(language)).toBe(language);
      expect([localeOf(language) === defaultLocale, warnings()]).toEqual([false, 0]);
    },
  );

  it.each([undefined, null, "", "xx-XX"])(
    "is en-US where nothing is known (%s), with one warning",
    async (language) => {
      const { localeOf, warnings } = await begin();
      expect([localeOf(language), localeOf(language), warnings()]).toEqual(["en-US", "en-US", 1]);
    },
  );

  it("writes money and days in the default instead of failing", async () => {
    const { formatMoney, formatDeliveryDay, warnings } = await begin();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a language that types do not let through
    const unknown = undefined as unknown as "de-DE";
    expect(plain(formatMoney(123_456, unknown))).toBe("€1,234.56");
    expect(formatDeliveryDay("2026-11-24", unknown)).toBe("Tuesday, November 24");
    expect(warnings()).toBe(1);
  });
});
