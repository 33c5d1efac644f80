import { expect, it } from "vitest";
import { PageSessionDocument } from "~/graph/generated/PageSession.ts";
import { graphTools } from "~/graph/load.ts";
import * as home from "./home.tsx";
import { openPage } from "./testing/open-page.server.tsx";

const teaser = {
  id: "t",
  name: "Willkommen",
  template: "HTML Teaser",
  attributes: [
    { name: "teasercontent", text: "<p>Frisch aus der Druckerei</p>", url: null, urlPath: null, valueList: [] },
  ],
  productsRecommendations: [],
};
const rows = [{ flags: [], cells: [{ columns: 12, flags: [], teaser }] }];
const seo = { title: "Chalkbox – Schulbedarf", description: "Alles für die Schule", robots: "", breadcrumbs: [] };
/** Home in its layout, which loads the session. */
const route = {
  ...home,
  loader: async (args: Parameters<typeof home.loader>[0]) => {
    await graphTools(args).query(PageSessionDocument);
    return home.loader(args);
  },
};
const open = (page: object) =>
  openPage(route, "http://localhost/", { answers: { PageDetails: { getPageDetailsByUrl: page } } });

it("ROUTE-02: shows at `/` what operators arranged for it", async () => {
  const { status, html, asked } = await open({ pageType: "CONTENT", rows, seo });
  expect(status).toBe(200);
  expect(asked).toContainEqual(["PageDetails", { url: "/" }]);
  expect(html).toContain("<title>Chalkbox – Schulbedarf</title>");
  expect(html).toContain("Frisch aus der Druckerei");
});

it.each(["NOT_FOUND", "UNKNOWN"])(
  "STATUS-08: is there, as an address of the shop's own, where the lookup answers %s",
  async (pageType) => {
    expect((await open({ pageType, rows: [], seo: null })).status).toBe(200);
  },
);
