import { describe, expect, it } from "vitest";
import { startTestGateway } from "./start.ts";

const query = "{ session { storefront { store host } } }";
const austrian = { "x-chalkbox-storefront": "at" };

describe("the header that chooses a storefront", () => {
  it("lets whoever explores the graph ask in another one", async () => {
    const { browser } = await startTestGateway();
    const { text } = await browser().post({ query }, austrian);
    expect(JSON.parse(text)).toEqual({ data: { session: { storefront: { store: "at", host: "localhost:3000" } } } });
  });

  it("says nothing in the live environment", async () => {
    const operatorToken = "operator-token-of-a-test";
    const { browser } = await startTestGateway({ environment: "live", operatorToken });
    const { text } = await browser().post({ query }, { ...austrian, "x-operator-token": operatorToken });
    expect(JSON.parse(text)).toEqual({ data: { session: { storefront: { store: "de", host: "localhost:3000" } } } });
  });
});
