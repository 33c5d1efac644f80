import { expect, it } from "vitest";
import { fillDisk } from "../../session/test/full-disk.ts";
import { login } from "./journey.ts";
import { startTestGateway } from "./start.ts";

it("a gateway on a full disk reports it, is not ready, answers what it can, signs people out, and recovers", async () => {
  const { origin, browser, log } = await startTestGateway();
  const readiness = async () => {
    const answer = await fetch(`${origin}/health/ready`);
    return [answer.status, await answer.json()];
  };
  const [visitor, other] = [browser(), browser()];
  await visitor.data(login, { password: "right" });
  const makeRoom = fillDisk();
  expect(await readiness()).toEqual([503, { status: "session store unavailable" }]);
  expect((await fetch(`${origin}/health/live`)).status).toBe(200);
  const refused = await other.graph(login, { password: "right" });
  expect(refused.errors?.[0]).toMatchObject({
    extensions: { classification: "STORAGE_FULL", messageKey: "vue.message.storageFull" },
  });
  expect(await visitor.data('{ core_category(coreCategoryId: "1") { id } session { visitor { state } } }')).toEqual({
    core_category: { id: "1" },
    session: { visitor: { state: "LOGGED_IN" } },
  });
  expect(await visitor.data("mutation { logout { successful } }")).toEqual({ logout: { successful: true } });
  expect(visitor.cookies.has("X-JWT")).toBe(false);
  expect(log.join("")).not.toContain("unexpected error");
  makeRoom();
  await expect.poll(readiness).toEqual([200, { status: "ok" }]);
  expect(await other.data(login, { password: "right" })).toMatchObject({ login: { successfull: true } });
});
