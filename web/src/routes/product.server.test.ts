import { expect, it } from "vitest";
import { openPage } from "./testing/open-page.server.tsx";
import * as route from "./product.tsx";

it("ROUTE-07: the membership has no page of goods, with no heart and no basket: its address leads to its own", async () => {
  const load = { loader: route.loader };
  const answers = (path: string) => ({ ProductPage: { getProductById: { id: "10001", path } } });
  const page = (path: string) =>
    openPage(load, "http://localhost/prod/10001/", { answers: answers(path), path: "/prod/:productId/" });
  expect(await page("/prime/")).toMatchObject({ status: 302, location: "/prime/" });
  expect((await page("/prod/10001/")).location).toBe(null);
});
