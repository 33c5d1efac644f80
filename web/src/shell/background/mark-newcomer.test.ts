import { afterEach, expect, it } from "vitest";
import { cookiesIn } from "../../lib/cookies.ts";
import { markNewcomer } from "./mark-newcomer.ts";

const newcomer = () => cookiesIn(document.cookie)["newcomer"];
markNewcomer();

function submit(method: string): void {
  document.body.innerHTML = `<form method="${method}"></form>`;
  document.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
}

afterEach(() => {
  for (const name of ["newcomer", "cartId"]) document.cookie = `${name}=; Max-Age=0; Path=/`;
});

it("a browser without ids has a secret from its first change on, by which its requests know each other", () => {
  submit("get");
  expect(newcomer()).toBeUndefined();
  submit("post");
  const first = newcomer();
  expect(first).toMatch(/^\d{20,40}$/);
  submit("post");
  expect(newcomer()).toBe(first);
});

it("one with ids needs none", () => {
  document.cookie = "cartId=c-1; Path=/";
  submit("post");
  expect(newcomer()).toBeUndefined();
});
