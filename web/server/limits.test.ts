import { expect, it } from "vitest";
import { formLimitOf } from "./limits.ts";

it.each(["/rating", "/rating/", "/rating.data", "/service/contact", "/service/contact/", "/service/contact.data"])(
  "people write at length at %s",
  (path) => {
    expect(formLimitOf(path)).toBe(256_000);
  },
);

it.each(["/login", "/ratings", "/rating/1/", "/de/rating/", "/service/", "/service/contact/data", "/rating.data/"])(
  "no long text is sent to %s",
  (path) => {
    expect(formLimitOf(path)).toBe(64_000);
  },
);
