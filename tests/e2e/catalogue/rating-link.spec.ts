import { pageVisitor } from "../../testkit/page-visitor.ts";
import { de } from "../../testkit/storefronts.ts";
import { expect, test } from "../fixtures.ts";

test("ROUTE-04, STATUS-10: a rating link opens the rating page of its product; what is none is not found", async ({
  chalkbox,
  backOffice,
}) => {
  const { id, name } = await backOffice.createProduct();
  const path = await backOffice.ratingLink(id, "Kita Nord");
  const visitor = pageVisitor(chalkbox, de);
  for (const target of [path, path.replace("/rating/", "/rating")]) {
    const { status, html, robots } = await visitor.get(target);
    expect([status, robots]).toEqual([200, "noindex,follow"]);
    expect(html).toContain(name.de);
    expect(html).toMatch(/<input[^>]*value="Kita Nord"/);
  }
  for (const target of ["/rating/", "/rating/?enc=", `${path}x`, "/rating/?enc=abc"]) {
    expect([target, (await visitor.get(target)).status]).toEqual([target, 404]);
  }
});
