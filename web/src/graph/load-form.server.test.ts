import { RouterContextProvider } from "react-router";
import { expect, it, vi } from "vitest";
import { defineSubmit, nothingTyped } from "./load.ts";

const submit = defineSubmit(async () => "submitted", nothingTyped);
const context = new RouterContextProvider();
const post = (type: string, body: string) =>
  new Request("http://shop.test/login/", {
    method: "POST",
    headers: new Headers(type === "" ? {} : { "content-type": type }),
    body: new TextEncoder().encode(body),
  });

it.each([
  ["application/json", "{}"],
  ["text/plain", "a=b"],
  ["", "a=b"],
  ["application/x-www-form-urlencodedx", "a=b"],
  ["text/x; application/x-www-form-urlencoded", "a=b"],
  ["xmultipart/form-data", "a=b"],
])("a body that is no form is refused, not a failure of the page: %s", async (type, body) => {
  await expect(submit({ context, request: post(type, body) })).rejects.toMatchObject({
    init: { status: 415, statusText: "Unsupported Media Type" },
  });
});

it("a form that cannot be read is its sender's fault", async () => {
  const request = post("multipart/form-data; boundary=a", "nonsense");
  vi.spyOn(request, "formData").mockRejectedValue(new TypeError("no form"));
  await expect(submit({ context, request })).rejects.toMatchObject({
    init: { status: 400, statusText: "Bad Request" },
  });
});
