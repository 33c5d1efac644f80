import { describe, expect, it } from "vitest";
import { outcome, startBackoffice, text } from "../../../test/backoffice-fixture.ts";

const { operate, graph } = await startBackoffice();

const saveGrid = async (input: object) =>
  (await operate(`mutation ($input: ContentGridInput!) { saveContentGrid(input: $input) { ${outcome} } }`, { input }))[
    "saveContentGrid"
  ];
const storedGrid = async (args: string) =>
  (await operate(`{ contentGrid(${args}) { pageId store rows usps links } }`))["contentGrid"];
const shownGrid = (pageId: string) =>
  graph(
    `{ getGridByPageId(pageId: "${pageId}") { rows { cells { teaser { id } } }
      usps { headline text link } links { headline list { label url external } } } }`,
  );

const usp = {
  picture: { kind: "wooden-train", colour: "#d8352a", accent: "#2f6db5" },
  headline: text("Sicher"),
  text: text("<p>Mit <strong>Zeichen</strong></p>"),
  link: "/beratung/",
};
const section = {
  headline: text("Service"),
  type: "Links",
  list: [
    { label: text("Beratung"), url: "/beratung/", external: false },
    { label: text("Partner"), url: "https://partner.test/", external: true },
  ],
};
const teaser = { id: "kontakt", name: text("Kontakt"), template: "Service Teaser", attributes: [] };
const rows = [{ flags: [], cells: [{ columns: 12, flags: [], teaser }] }];

describe("regions of pages", () => {
  it("are written for all stores or for one, shown at once, read back as they are, and taken away", async () => {
    const footer = { pageId: "footer-vue", rows: [], usps: [], links: [section] };
    const header = { pageId: "header-vue", store: "de", rows, usps: [usp], links: [] };
    expect(await saveGrid(footer)).toMatchObject({ successful: true });
    expect(await saveGrid(header)).toMatchObject({ successful: true });
    expect(await shownGrid("footer-vue")).toEqual({
      getGridByPageId: {
        rows: [],
        usps: [],
        links: [
          {
            headline: "Service",
            list: section.list.map(({ label, url, external }) => ({ label: label.de, url, external })),
          },
        ],
      },
    });
    expect(await shownGrid("header-vue")).toMatchObject({
      getGridByPageId: {
        rows: [{ cells: [{ teaser: { id: "kontakt" } }] }],
        usps: [{ headline: "Sicher", text: usp.text.de, link: "/beratung/" }],
      },
    });
    // What is read can be sent back.
    const stored = await storedGrid('pageId: "header-vue", store: de');
    expect(stored).toEqual(header);
    expect(await saveGrid({ ...stored, usps: [] })).toMatchObject({ successful: true });
    expect(await shownGrid("header-vue")).toMatchObject({ getGridByPageId: { usps: [] } });
    expect(await storedGrid('pageId: "header-vue"')).toBeNull();
    const remove = () => operate(`mutation { deleteContentGrid(pageId: "header-vue", store: de) { ${outcome} } }`);
    expect(await remove()).toMatchObject({ deleteContentGrid: { successful: true } });
    expect(await remove()).toMatchObject({ deleteContentGrid: { successful: false } });
    expect(await shownGrid("header-vue")).toEqual({ getGridByPageId: null });
  });

  it.each([
    [{ pageId: "Header" }, "pageId"],
    [{ rows: [{ cells: [{ columns: 13, teaser: null }] }] }, "rows.0.cells.0.columns"],
    [{ usps: [{ ...usp, text: text("<script>x</script>") }] }, "usps"],
    [{ usps: [{ ...usp, subheadline: text('<p onclick="x">') }] }, "usps"],
    [{ usps: [{ ...usp, link: "javascript:x" }] }, "usps"],
    [{ usps: [{ ...usp, picture: { ...usp.picture, kind: "nothing" } }] }, "usps"],
    [{ usps: Array.from({ length: 11 }, () => usp) }, "usps"],
    [{ usps: [{ text: text("a") }] }, "usps.0.headline"],
    [{ links: [{ ...section, content: text("<iframe>") }] }, "links"],
    [{ links: [{ ...section, link: "//evil.test" }] }, "links"],
    [{ links: [{ ...section, list: [{ label: text("a"), url: "/\\evil.test" }] }] }, "links"],
    [{ links: [{ ...section, list: Array.from({ length: 51 }, () => ({ label: text("a"), url: "/" })) }] }, "links"],
    [{ links: "text" }, "links"],
  ])("are refused when they hold %j", async (part, fieldName) => {
    const refused = await saveGrid({ pageId: "footer-vue", store: "ch", ...part });
    expect(refused).toMatchObject({ successful: false, fieldErrors: [{ fieldName }] });
    expect(await storedGrid('pageId: "footer-vue", store: ch')).toBeNull();
  });
});

describe("tests of a page (CMS-30)", () => {
  const save = async (more: object) =>
    (
      await operate(`mutation ($input: ContentPageInput!) { saveContentPage(input: $input) { ${outcome} } }`, {
        input: { path: "/versuch/", name: text("Versuch"), ...more },
      })
    )["saveContentPage"];
  const shown = async () =>
    Object(await graph('{ getPageDetailsByUrl(url: "/versuch/") { activeAbTests { id trackingCode } } }'))
      .getPageDetailsByUrl.activeAbTests;
  const hero = { id: "hero", trackingCode: "hero-b" };

  it("CMS-30: begin, stay while the page is edited, and end", async () => {
    expect(await save({ abTests: [hero] })).toMatchObject({ successful: true });
    expect(await shown()).toEqual([hero]);
    expect(await save({ title: text("Neu") })).toMatchObject({ successful: true });
    expect(await shown()).toEqual([hero]);
    const page = (await operate('{ contentPage(path: "/versuch/") { path store title { de } abTests isDraft rows } }'))[
      "contentPage"
    ];
    expect(page).toEqual({
      path: "/versuch/",
      store: null,
      title: { de: "Neu" },
      abTests: [hero],
      isDraft: false,
      rows: [],
    });
    expect(await save({ abTests: [] })).toMatchObject({ successful: true });
    expect(await shown()).toEqual([]);
    expect(await operate('{ contentPage(path: "/versuch/", isDraft: true) { path } }')).toEqual({ contentPage: null });
  });

  it.each([
    [[{ ...hero, id: "a b" }], "abTests.0.id"],
    [[{ ...hero, trackingCode: " " }], "abTests.0.trackingCode"],
    [[hero, hero], "abTests"],
  ])("are refused: %j", async (abTests, fieldName) => {
    expect(await save({ abTests })).toMatchObject({ successful: false, fieldErrors: [{ fieldName }] });
  });
});
