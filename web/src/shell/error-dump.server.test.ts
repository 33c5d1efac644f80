import { expect, it } from "vitest";
import { errorDump } from "./error-dump.server.ts";

const request = new Request("http://localhost/myaccount/newpassword/?token=secret&email=ada@example.org", {
  headers: { "x-request-id": "request-7", cookie: "X-JWT=secret", authorization: "Bearer secret" },
});
const response = {
  status: 503,
  statusText: "Network error",
  data: { messageKey: "vue.x", email: "ada@example.org" },
  internal: false,
};

it("STATUS-11, C-91: in `live` the dump is status and request id", () => {
  expect(errorDump({ request, status: 503, errors: { root: response } }, "live")).toBe("503 request-7");
});

it.each(["local", "dev", "staging", "integ"])(
  "STATUS-11, C-91: in %s it is the whole, without tokens or personal data",
  (environment) => {
    const dump = errorDump({ request, status: 503, errors: { root: response } }, environment) ?? "";
    expect(JSON.parse(dump)).toEqual({
      status: 503,
      requestId: "request-7",
      environment,
      method: "GET",
      path: "/myaccount/newpassword/",
      statusText: "Network error",
      messageKey: "vue.x",
    });
    expect(dump).not.toMatch(/secret|example\.org/);
    const thrown = errorDump(
      { request, status: 500, errors: { root: new TypeError("x is no function") } },
      environment,
    );
    expect(JSON.parse(thrown ?? "")).toMatchObject({ error: "TypeError", message: "x is no function" });
  },
);

it("states nothing about a page that did not fail", () => {
  expect(errorDump({ request, status: 200, errors: null }, "local")).toBeNull();
});
