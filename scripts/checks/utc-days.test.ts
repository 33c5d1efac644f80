import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

const root = new URL("../../", import.meta.url);
/** Files that reckon with days that are written as days already, never with moments. */
const reckoning = [
  "services/shop/src/cart/shipping/delivery-date.ts",
  "services/shop/src/orders/history/date-filter.ts",
  "services/shop/src/platform/berlin-day.ts",
  "services/shop/src/prime/membership.service.ts",
  "web/src/lib/dates.ts",
];
const utcDay =
  /toISOString\(\)\s*\.(?:slice|substring|split)|[aA]t\.slice\(0, 10\)|current_date|now\(\)::date|date_trunc/;

it("C-107: the day of a moment is Berlin's everywhere, never that of UTC", () => {
  const found = execFileSync(
    "git",
    ["ls-files", "-co", "--exclude-standard", "services/shop/src", "services/session/src", "web/src"],
    { cwd: root, encoding: "utf8" },
  )
    .trim()
    .split("\n")
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|spec)\.tsx?$|\/(?:testing|test)\//.test(file))
    .filter((file) => utcDay.test(readFileSync(new URL(file, root), "utf8")));
  expect(found).toEqual(reckoning);
});
