import { expect, it } from "vitest";
import { buyersLink, lookupLink, openLink } from "./order-link.ts";

const keys = { tokenSecret: "secret" };
const now = new Date("2026-11-24T10:00:00Z");
const later = (ms: number) => new Date(now.getTime() + ms);
const twoHours = 2 * 3_600_000;

it("C-96: the link of a look-up opens its order for two hours, and not a second longer, without names", () => {
  const link = lookupLink(keys, 40_012_345, now);
  const opened = { orderNumber: 40_012_345, isBuyers: false };
  expect(openLink(keys, link, now)).toEqual(opened);
  expect(openLink(keys, link, later(twoHours - 1_000))).toEqual(opened);
  expect(openLink(keys, link, later(twoHours))).toBeNull();
});

it("the link that is mailed to the buyer opens it as long as there is the order, and is the same every time", () => {
  const link = buyersLink(keys, 40_012_345);
  expect(openLink(keys, link, later(1_000 * 24 * 3_600_000))).toEqual({ orderNumber: 40_012_345, isBuyers: true });
  expect(buyersLink(keys, 40_012_345)).toBe(link);
});

it("no link opens another order, ends later or is the buyer's by being written in another way", () => {
  const [number, ends, mac] = lookupLink(keys, 40_012_345, now).split(/-(?=[0-9a-z]{6}-)|(?<=-[0-9a-z]{6})-/);
  const own = buyersLink(keys, 40_012_345).slice("40012345-".length);
  for (const link of [
    `40012346-${ends}-${mac}`,
    `${number}-zzzzzz-${mac}`,
    `${number}-${mac}`,
    `40012346-${own}`,
    `${number}-${ends}-${own}`,
    buyersLink({ tokenSecret: "other" }, 40_012_345),
    "",
  ])
    expect([link, openLink(keys, link, now)]).toEqual([link, null]);
});
