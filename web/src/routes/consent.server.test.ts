import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { action } from "./consent.tsx";

/** Where a choice leads. @param page that the form names @param referer that the browser sends */
async function chosen(page: string, referer: string | null): Promise<string | null> {
  const request = new Request("http://shop.test/consent/", {
    method: "POST",
    body: new URLSearchParams({ choice: "refuse", page }),
    headers: referer === null ? {} : { referer },
  });
  const answer = await action({
    request,
    url: new URL(request.url),
    params: {},
    pattern: "/consent",
    context: new RouterContextProvider(),
  });
  return answer.headers.get("location");
}

it("a choice leads back to the page that it was made on, with the query, which the form does not repeat", async () => {
  expect(await chosen("/cat/1000/", "http://shop.test/cat/1000/?p=2&utm_source=mail")).toBe(
    "/cat/1000/?p=2&utm_source=mail",
  );
  expect(await chosen("/cat/1000/", null)).toBe("/cat/1000/");
});

it.each([
  ["the page of the second layer", "http://shop.test/consent/"],
  ["another page", "http://shop.test/prod/1/?varid=2"],
  ["another site", "http://elsewhere.test/cat/1000/?p=2"],
  ["no address", "about:blank"],
])("the page that the form names counts where it was sent from %s", async (_what, referer) => {
  expect(await chosen("/cat/1000/?p=3", referer)).toBe("/cat/1000/?p=3");
  expect(await chosen("//elsewhere.test/", referer)).toBe("/");
});
