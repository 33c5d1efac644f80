import { render, screen } from "@testing-library/react";
import { createElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { createBrowserGraph } from "../graph/client.browser.ts";
import { GraphProvider } from "../graph/provider.tsx";
import { contactFaults } from "../lib/contact-faults.ts";
import { StorefrontContext } from "../lib/copy.ts";
import { storefrontFromHost } from "../lib/storefront-from-host.ts";
import { ToastProvider } from "../ui/toast/toast-region.tsx";
import { checkLogin } from "./login-schema.ts";
import { RegisterForm } from "./register-form.tsx";
import { checkRegister } from "./register-schema.ts";

const t = contactFaults.de;
const storefront = storefrontFromHost("localhost");
const email = "anna@example.org";

describe("passwords (VALID-08)", () => {
  it("of 3 to 35 characters may be chosen, others are refused in words; an empty one is missing, not short", () => {
    const faultOf = (password: string) => checkRegister({ email, password }, storefront)["password"];
    expect([faultOf("x7k"), faultOf("k".repeat(35))]).toEqual([undefined, undefined]);
    expect([faultOf("x7"), faultOf("k".repeat(36))]).toEqual([t.passwordShort, t.passwordLong]);
    expect(faultOf("")).toBe(t.passwordMissing);
  });

  it("of any length are taken at the sign-in", () => {
    for (const password of ["x", "k".repeat(40), "k".repeat(300)]) {
      expect(checkLogin({ email, password }, storefront)).toEqual({});
    }
  });

  it("are not cut where they are pasted", () => {
    const graph = createBrowserGraph("http://shop.test/api/shop/");
    const fields = createElement(RegisterForm, { answer: undefined, choices: null });
    // oxlint-disable-next-line react/no-children-prop -- the provider's type asks for it, and this file has no JSX
    const form = createElement(GraphProvider, { value: graph, children: fields });
    const element = createElement(StorefrontContext, { value: storefront }, createElement(ToastProvider, null, form));
    const routes = [{ path: "/", element }];
    render(createElement(RouterProvider, { router: createMemoryRouter(routes) }));
    for (const field of screen.getAllByLabelText(/^(?:E-Mail|Passwort$)/)) {
      expect(field.getAttribute("maxlength")).toBeNull();
    }
  });
});
