import { beforeEach, describe, expect, it, vi } from "vitest";
import * as contactDetails from "./account/contact-details.tsx";
import * as newPassword from "./account/new-password.tsx";
import * as password from "./account/password.tsx";
import * as resetPassword from "./account/reset-password.tsx";
import * as checkoutLogin from "./checkout/login.tsx";
import * as payment from "./checkout/payment.tsx";
import * as shipping from "./checkout/shipping.tsx";
import * as summary from "./checkout/summary.tsx";
import * as boundary from "./layouts/boundary.tsx";
import * as login from "./login.tsx";
import * as register from "./register.tsx";
import { inTab } from "./testing/in-tab.ts";

/** What the browser rejects an import with whose file is gone, or out of reach. */
const { gone } = vi.hoisted(() => ({
  gone: () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  },
}));
vi.mock("~/account/contact-submit.ts", gone);
vi.mock("~/account/forgotten-submit.ts", gone);
vi.mock("~/account/login-submit.ts", gone);
vi.mock("~/account/password-submit.ts", gone);
vi.mock("~/account/register-submit.ts", gone);
vi.mock("~/checkout/card-return.ts", gone);
vi.mock("~/checkout/login-submit.ts", gone);
vi.mock("~/checkout/order-submit.ts", gone);
vi.mock("~/checkout/payment-submit.ts", gone);
vi.mock("~/checkout/shipping-submit.ts", gone);
vi.mock("~/graph/generated/RemoveAddress.ts", gone);
vi.mock("~/shell/business-guard.ts", gone);

const leaving = vi.fn<(how: string, page: string, fields?: Record<string, unknown>) => void>();

beforeEach(() => {
  leaving.mockClear();
  sessionStorage.clear();
  vi.stubGlobal("fetch", async () => new Response());
  vi.spyOn(window.location, "assign").mockImplementation((page) => leaving("assign", String(page)));
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function submit(this: HTMLFormElement) {
    leaving(this.method, this.action, Object.fromEntries(new FormData(this)));
  });
});

describe("a form whose code cannot be had is sent as without scripts, with what is typed", () => {
  it.each([
    ["/myaccount/contact-details/?edit=delete", contactDetails, {}],
    ["/myaccount/newpassword/?token=t", newPassword, {}],
    ["/myaccount/password/", password, {}],
    ["/myaccount/resetpassword/", resetPassword, {}],
    ["/checkout/login/", checkoutLogin, { intent: "login" }],
    ["/checkout/payment/", payment, {}],
    ["/checkout/shipping/", shipping, {}],
    ["/checkout/shipping/", shipping, { remove: "a-1" }],
    ["/checkout/summary/", summary, {}],
    ["/login/", login, {}],
    ["/myaccount/register/", register, {}],
  ])("%s", async (path, { clientAction }, more) => {
    const typed = { email: "ada@schule.de", ...more };
    const { args, asked } = inTab(path, {}, typed);
    void clientAction(args);
    await vi.waitFor(() => expect(leaving.mock.calls).toEqual([["post", `http://localhost${path}`, typed]]));
    expect(asked).toEqual([]);
  });
});

describe("a page whose code cannot be had is loaded from the server, once within ten seconds (ERR-10)", () => {
  it.each([
    ["http://educational.localhost/cat/1000/?p=2", boundary],
    ["http://localhost/checkout/payment/?errorCode=1", payment],
  ])("%s", async (address, { clientLoader }) => {
    const answers = { CheckoutPage: { session: { cartId: "c-1", checkout: { access: { allowed: true } } } } };
    const { args } = inTab(address, answers);
    void clientLoader(args);
    await vi.waitFor(() => expect(leaving.mock.calls).toEqual([["assign", address]]));
    await expect(clientLoader(inTab(address, answers).args)).rejects.toMatchObject({
      init: { status: 503, statusText: "Network error" },
    });
    expect(leaving).toHaveBeenCalledOnce();
  });
});
