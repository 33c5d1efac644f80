import { describe, expect, it } from "vitest";
import { bearer, post, startBackoffice } from "../../test/backoffice-fixture.ts";
import { startTestShop, testConfig } from "../../test/shop-test.ts";

const { database, platform, shop } = await startBackoffice();

describe("access to the back office", () => {
  it("is for the operator only, and closed without a configured token", async () => {
    expect((await post(shop, "{ calls { requestId } }")).status).toBe(200);
    for (const authorization of [
      null,
      "",
      "Bearer",
      "Bearer wrong-token-for-tests",
      `Basic ${testConfig.operatorToken}`,
      `${bearer}x`,
      "Bearer ".padEnd(100, "x"),
    ]) {
      expect((await post(shop, "{ calls { requestId } }", {}, authorization)).status).toBe(401);
    }
    const closed = await startTestShop({ ...platform, config: { ...testConfig, operatorToken: null } });
    expect((await post(closed, "{ calls { requestId } }")).status).toBe(404);
  });

  it("is closed for an address that sends wrong tokens, whichever comes next, and for no other, until ten minutes are over", async () => {
    let now = new Date("2026-03-01T12:00:00Z");
    const own = await startTestShop({ ...platform, clock: { now: () => now } });
    const statusFrom = async (address: string, authorization: string) => {
      const headers = { "content-type": "application/json", authorization, "x-forwarded-for": address };
      const body = JSON.stringify({ query: "{ calls { requestId } }" });
      const answer = await fetch(`${own}/backoffice/`, { method: "POST", headers, body });
      return answer.status === 429 ? `429 ${answer.headers.get("retry-after")}` : answer.status;
    };
    // All at once: each counts before the next one is answered.
    const guesses = await Promise.all(
      Array.from({ length: 60 }, (_, guess) => statusFrom("203.0.113.7", `Bearer guess-${guess}`)),
    );
    expect(guesses.filter((status) => status === 401)).toHaveLength(20);
    expect(guesses.filter((status) => status === "429 600")).toHaveLength(40);
    expect(await statusFrom("203.0.113.7", bearer)).toBe("429 600");
    expect(await statusFrom("198.51.100.7", bearer)).toBe(200);
    now = new Date(now.getTime() + 600_000);
    expect(await statusFrom("203.0.113.7", bearer)).toBe(200);
  });

  it("takes queries by POST only; a browser gets the IDE outside the live environment", async () => {
    const get = (address: string, accept: string) =>
      fetch(`${address}/backoffice/?query={calls{requestId}}`, { headers: { accept, authorization: bearer } });
    expect((await get(shop, "application/json")).status).toBe(405);
    expect(await (await get(shop, "text/html")).text()).toContain("<html");
    const live = await startTestShop({ ...platform, config: { ...testConfig, environment: "live" } });
    expect((await get(live, "text/html")).status).toBe(405);
  });

  it("serves the IDE as one file that loads nothing and runs only its own scripts", async () => {
    const response = await fetch(`${shop}/backoffice/`, { headers: { accept: "text/html" } });
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|https?:|\*)/);
    const html = await response.text();
    for (const [tag] of html.replaceAll(/<(script|style)[^>]*>[\s\S]*?<\/\1>/g, "<$1>").matchAll(/<[a-z][^>]*>/g)) {
      expect(tag).not.toMatch(/(src|href)=["']?(https?:)?\/\//);
    }
  });

  it("reveals nothing of a bug", async () => {
    const broken = await startTestShop({
      ...platform,
      database: {
        ...database,
        write: Object.assign(() => Promise.reject(new Error("password=secret")), database.write),
      },
    });
    const answer = await (await post(broken, "{ globalParameters { name } }")).text();
    expect(answer).toContain("Internal error");
    expect(answer).not.toContain("secret");
  });
});
