import { render, screen } from "@testing-library/react";
import { createElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import * as v from "valibot";
import { describe, expect, it } from "vitest";
import { StorefrontContext } from "../lib/copy.ts";
import { storefrontFromHost } from "../lib/storefront-from-host.ts";
import { accountCopy } from "./copy.ts";
import { loginSchema } from "./login-schema.ts";
import { RegisterForm } from "./register-form.tsx";
import { registerSchema } from "./register-schema.ts";

const t = accountCopy.de;
const email = "anna@example.org";

describe("passwords (VALID-08)", () => {
  it("of 3 to 35 characters may be chosen, others are refused in words", () => {
    const faultOf = (password: string) => v.safeParse(registerSchema(t), { email, password }).issues?.[0].message;
    expect([faultOf("x7k"), faultOf("k".repeat(35))]).toEqual([undefined, undefined]);
    expect([faultOf("x7"), faultOf("k".repeat(36))]).toEqual([t.passwordLength(3, 35), t.passwordLength(3, 35)]);
  });

  it("of any length are taken at the sign-in", () => {
    for (const password of ["x", "k".repeat(40), "k".repeat(300)]) {
      expect(v.safeParse(loginSchema(t, false), { email, password }).success).toBe(true);
    }
  });

  it("are not cut where they are pasted", () => {
    const form = createElement(RegisterForm, { answer: undefined });
    const element = createElement(StorefrontContext, { value: storefrontFromHost("localhost") }, form);
    const routes = [{ path: "/", element }];
    render(createElement(RouterProvider, { router: createMemoryRouter(routes) }));
    for (const field of screen.getAllByLabelText(/E-Mail|Passwort/)) expect(field.getAttribute("maxlength")).toBeNull();
  });
});
