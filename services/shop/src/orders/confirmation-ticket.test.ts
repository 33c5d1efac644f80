import { describe, expect, it } from "vitest";
import { confirmationOf, opensConfirmation } from "./confirmation-ticket.ts";

const config = { tokenSecret: "secret" };
const order = { orderNumber: 40_012_345, cartId: "c1" };
const access = confirmationOf(config, order);

describe("what opens a confirmation (C-86)", () => {
  it("is the same on every call, and can be in an address and a cookie", () => {
    expect(confirmationOf(config, { ...order })).toEqual(access);
    expect(access.ticket).toMatch(/^[\w-]{22}$/);
    expect(access.secret).toMatch(/^[\w-]{43}$/);
    expect(access.secret.startsWith(access.ticket)).toBe(false);
  });

  it("is another one for another order, another cart and another shop", () => {
    const others = [
      confirmationOf(config, { ...order, orderNumber: 40_012_346 }),
      confirmationOf(config, { ...order, cartId: "c2" }),
      confirmationOf({ tokenSecret: "other" }, order),
    ];
    for (const { ticket, secret } of others) {
      expect(ticket).not.toBe(access.ticket);
      expect(secret).not.toBe(access.secret);
    }
  });

  it("is both parts, whole", () => {
    const { ticket, secret } = access;
    expect(opensConfirmation(access, { ticket, secret })).toBe(true);
    for (const given of [
      { ticket: null, secret },
      { ticket, secret: null },
      { ticket: `${ticket}A`, secret },
      { ticket, secret: secret.slice(1) },
      { ticket: secret, secret: ticket },
      { ticket: "", secret: "" },
      { ticket: ticket.replace(/^./, (first) => (first === "A" ? "B" : "A")), secret },
    ]) {
      expect(opensConfirmation(access, given)).toBe(false);
    }
  });
});
