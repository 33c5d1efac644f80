import { afterEach, describe, expect, it } from "vitest";
import { nameKeys, noteCustomer } from "./customer.ts";

const visitor = (state: string, firstName: string | null = null, lastName: string | null = null) => ({
  session: { visitor: { state, firstName, lastName } },
});
const names = () => [localStorage.getItem(nameKeys.firstName), localStorage.getItem(nameKeys.lastName)];
const events = () => window.dataLayer ?? [];

afterEach(() => {
  localStorage.clear();
  globalThis.dataLayer = undefined;
});

describe("AUTH-03: the customer's names", () => {
  it("are kept in the browser's local storage from the login on", () => {
    noteCustomer({ data: { login: { successfull: true, ...visitor("LOGGED_IN", "Ada", "Kreide") } } });
    expect(names()).toEqual(["Ada", "Kreide"]);
    noteCustomer({ data: visitor("LOGGED_IN", "Ada", "Tafel") });
    expect(names()).toEqual(["Ada", "Tafel"]);
    // Other answers know less of who is here.
    noteCustomer({ data: { registerCustomer: { session: { visitor: { state: "LOGGED_IN" } } } } });
    noteCustomer({ data: { getCustomerInfo: { email: "ada@example.org" } } });
    noteCustomer({ data: null });
    expect(names()).toEqual(["Ada", "Tafel"]);
  });

  it("go with the customer, however they leave", () => {
    for (const data of [
      { logout: { successful: true, ...visitor("LOGGED_OUT") } },
      visitor("LOGGED_OUT"),
      visitor("LOGGED_IN_AS_GUEST", "Gast"),
    ]) {
      noteCustomer({ data: visitor("LOGGED_IN", "Ada", "Kreide") });
      noteCustomer({ data });
      expect(names()).toEqual([null, null]);
    }
  });
});

describe("AUTH-06: a login", () => {
  it("is an event of the data layer, once, and only when it worked", () => {
    noteCustomer({ data: { login: { successfull: false } } });
    noteCustomer({ data: visitor("LOGGED_IN", "Ada") });
    expect(events()).toEqual([]);
    noteCustomer({ data: { login: { successfull: true } } });
    expect(events()).toEqual([{ event: "user_login" }]);
  });
});
