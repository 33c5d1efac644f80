import { expect, it } from "vitest";
import { lastOfEach, mergeCookies } from "./cookies.server.ts";

it("a later query has the cookies that an earlier one was given, and not those that were taken away", () => {
  expect(mergeCookies("a=1; b=2", ["c=3; Path=/", "a=4; Path=/"])).toBe("a=4; b=2; c=3");
  expect(mergeCookies("a=1; b=2", ["a=; Max-Age=0"])).toBe("b=2");
  expect(mergeCookies("a=1; b=2", ["a=; Max-Age=-1"])).toBe("b=2");
  expect(mergeCookies("a=1", ["a=2; Max-Age=1"])).toBe("a=2");
  expect(mergeCookies("", ["a=1"])).toBe("a=1");
});

it("a cookie that is empty is one, and a line without a name is none", () => {
  expect(mergeCookies("a=1", ["b=; Path=/"])).toBe("a=1; b=");
  expect(mergeCookies("a=1", ["=2", "; Path=/"])).toBe("a=1");
});

it("values go on as they came, encoded or not", () => {
  expect(mergeCookies("a=%C3%A4+b; c=1", ["d=%7B%22e%22%3A1%7D; Path=/"])).toBe("a=%C3%A4+b; c=1; d=%7B%22e%22%3A1%7D");
});

it("nothing new leaves the header untouched", () => {
  expect(mergeCookies("a=1;b=2;", [])).toBe("a=1;b=2;");
});

it("states the last of each cookie however its line is written", () => {
  expect(lastOfEach([" a=1; Path=/", "a=2; Path=/"])).toEqual(["a=2; Path=/"]);
  expect(lastOfEach(["a=1;Domain=shop.test", "a=2; domain=shop.test", "a=3; Domain=other.test"])).toEqual([
    "a=2; domain=shop.test",
    "a=3; Domain=other.test",
  ]);
  expect(lastOfEach([])).toEqual([]);
});
