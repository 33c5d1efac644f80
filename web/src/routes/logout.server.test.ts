import { expect, it } from "vitest";
import { openPage } from "./testing/open-page.server.tsx";
import * as route from "./logout.tsx";

const open = (logout: object) => openPage(route, "http://localhost/logout/", { answers: { Logout: { logout } } });

it("ends the session and goes home with the shop's words", async () => {
  const toast = { key: "vue.message.securityLogout", severity: "WARNING" };
  expect(await open({ toast })).toMatchObject({
    status: 302,
    location: "/",
    toasts: [{ key: "vue.message.securityLogout", severity: "warning" }],
    asked: [["Logout", {}]],
  });
});

it("reports that it is done where the shop reports nothing", async () => {
  expect(await open({ toast: null })).toMatchObject({
    status: 302,
    location: "/",
    toasts: [{ key: "vue.user.logout.message", severity: "success" }],
  });
});

it("does not say that it is done when it is not", async () => {
  const answers = { Logout: new Error("away") };
  expect(await openPage(route, "http://localhost/logout/", { answers })).toMatchObject({
    status: 302,
    location: "/",
    toasts: [{ key: "vue.message.internalError", severity: "error" }],
  });
});

it("shows nothing by itself", () => {
  expect(route.default()).toBeNull();
});
