import { describe, expect, it } from "vitest";
import { outcome, startBackoffice, text } from "../../../test/backoffice-fixture.ts";

const { operate, graph } = await startBackoffice();

describe("categories, pages and parameters", () => {
  it("renames and flags a category", async () => {
    await operate(
      `mutation { changeCategory(id: "10", input: { name: { de: "Schulzeit", en: "School days" }, isSale: true }) { successful } }`,
    );
    expect(await graph("{ getNavigationModel { name isSale isExcludedFromNav } }")).toEqual({
      getNavigationModel: [{ name: "Schulzeit", isSale: true, isExcludedFromNav: false }],
    });
  });

  const save = async (input: object) =>
    (
      await operate(`mutation ($input: ContentPageInput!) { saveContentPage(input: $input) { ${outcome} } }`, { input })
    )["saveContentPage"];
  const rowsWith = (attribute: object) => [
    {
      cells: [
        {
          columns: 12,
          teaser: {
            id: "t",
            name: text("T"),
            template: "HTML Teaser",
            attributes: [{ name: "teasercontent", ...attribute }],
          },
        },
      ],
    },
  ];
  const find = (path: string) =>
    graph(
      `{ getPageDetailsByUrl(url: "${path}") { pageType redirectUrl rows { cells { teaser { attributes { text } } } } } }`,
    );

  it.each([
    ["too many characters", "x".repeat(100_001)],
    ["too many elements within one another", "<ul><li>".repeat(26)],
    ["too many elements within one another", "<ul><li>".repeat(12_000)],
    ["too many tags", "<br>".repeat(11_000)],
  ])("answers %s in words, and stores nothing of the page", async (words, html) => {
    const page = { path: "/nested/", pageType: "CONTENT", isTemporary: false, isDraft: false };
    const answer = await save({ ...page, rows: rowsWith({ text: { de: html, en: "" } }) });
    expect(answer.successful).toBe(false);
    expect(JSON.stringify(answer)).toContain(words);
    expect(await find("/nested/")).toMatchObject({ getPageDetailsByUrl: { pageType: "NOT_FOUND" } });
  });

  it("writes a page, replaces it by a redirect, and takes it away", async () => {
    const html = '<p>Mehr <a href="/beratung/">dazu</a><br><strong>hier</strong></p>';
    expect(
      await save({ path: "/seite/", name: text("Seite"), rows: rowsWith({ text: { de: html, en: html } }) }),
    ).toMatchObject({ successful: true });
    expect(await find("/seite/")).toEqual({
      getPageDetailsByUrl: {
        pageType: "CONTENT",
        redirectUrl: null,
        rows: [{ cells: [{ teaser: { attributes: [{ text: html }] } }] }],
      },
    });
    expect(await save({ path: "/seite/", pageType: "REDIRECT", redirectUrl: "/neu/" })).toMatchObject({
      successful: true,
    });
    expect(await find("/seite/")).toMatchObject({
      getPageDetailsByUrl: { pageType: "REDIRECT", redirectUrl: "/neu/", rows: [] },
    });
    await operate(`mutation { deleteContentPage(path: "/seite/") { successful } }`);
    expect(await find("/seite/")).toMatchObject({ getPageDetailsByUrl: { pageType: "NOT_FOUND" } });
  });

  it.each([
    '<p><img src="/media/scenes/not-found.svg" alt="Eine Tafel" width="400" height="300" class="zoom"></p>',
    '<figure class="note"><img src="/media/p/10105/1.webp?w=640&amp;v=2" alt="" width="640" height="480"><figcaption>a</figcaption></figure>',
    '<p class="lead">a <span lang="en">b</span> <time datetime="2026-11-29">heute</time></p>',
    '<details open="" id="mehr"><summary>Mehr</summary><div class="hours"><code>c</code></div></details>',
    '<table><caption>d</caption><tr><th scope="row" colspan="2">e</th></tr><tfoot></tfoot></table>',
    '<h2 id="ziel">f</h2><a href="https://elsewhere.test/?a=1&amp;b=2" target="_blank">g</a>',
  ])("CMS-26: takes whatever pages show, pictures of the shop's own media among it: %s", async (html) => {
    expect(await save({ path: "/bilder/", rows: rowsWith({ text: { de: html, en: html } }) })).toMatchObject({
      successful: true,
    });
    expect(await find("/bilder/")).toMatchObject({
      getPageDetailsByUrl: { rows: [{ cells: [{ teaser: { attributes: [{ text: html }] } }] }] },
    });
  });

  it.each([
    "<script>alert(1)</script>",
    '<img src="https://elsewhere.test/a.png" alt="" width="1" height="1">',
    '<img src="//elsewhere.test/media/a.png" alt="" width="1" height="1">',
    '<img src="/media/../api/token" alt="" width="1" height="1">',
    '<img src="/media/.a" alt="" width="1" height="1">',
    '<img src="/media&sol;&sol;a" alt="" width="1" height="1">',
    '<img src="/api/token" alt="" width="1" height="1">',
    '<img src="/media/a.webp" width="1" height="1">',
    '<img src="/media/a.webp" alt="">',
    '<img src="/media/a.webp" alt="" width="1" height="1" onerror="x">',
    '<img src="/media/a.webp" alt="" width="1" height="1" class="huge">',
    '<img src="/media/a.webp" alt="" width="1" height="1" loading="eager">',
    '<a href="/&sol;elsewhere.test">',
    '<a href="/&#47;elsewhere.test">',
    '<p class="lead zoom">',
    '</p class="lead">',
    "<constructor>",
    '<p onclick="x()">',
    '<a href="javascript:x">',
    "<img src=x onerror=x>",
    '<a href="//evil.test">',
    '<a href="/\\evil.test">',
    '<a href="/\t/evil.test">',
    "<p",
    '<a href="/" style="x">',
    "<P>",
    "<svg/onload=x>",
    "</script ",
  ])("refuses HTML that could do something: %s", async (html) => {
    expect(await save({ path: "/boese/", rows: rowsWith({ text: { de: "<p>gut</p>", en: html } }) })).toMatchObject({
      successful: false,
      fieldErrors: [{ fieldName: "rows" }],
    });
  });

  it.each([
    [{ path: "/Gross/" }, "path"],
    [{ path: "/x/", pageType: "REDIRECT" }, "redirectUrl"],
    [{ path: "/x/", pageType: "REDIRECT", redirectUrl: "//evil.test" }, "redirectUrl"],
    [{ path: "/x/", pageType: "REDIRECT", redirectUrl: "/\\evil.test" }, "redirectUrl"],
    [{ path: "/x/", pageType: "REDIRECT", redirectUrl: "/\t/evil.test" }, "redirectUrl"],
    [{ path: "/x/", pageType: "REDIRECT", redirectUrl: "javascript:alert(1)" }, "redirectUrl"],
    [{ path: "/x/", rows: rowsWith({ url: "/\\evil.test" }) }, "rows"],
    [{ path: "/x/", rows: [{ cells: [{ columns: 99, teaser: null }] }] }, "rows.0.cells.0.columns"],
    [{ path: "/x/", rows: rowsWith({ url: "javascript:x" }) }, "rows"],
    [{ path: "/x/", rows: "text" }, "rows"],
  ])("refuses the page %j", async (input, fieldName) => {
    expect(await save(input)).toMatchObject({ successful: false, fieldErrors: [{ fieldName }] });
  });

  it.each(["/cat/1000/?p=2", "https://elsewhere.test/a", "http://elsewhere.test/"])(
    "takes a redirect to %s (SEARCH-21)",
    async (redirectUrl) => {
      expect(await save({ path: "/weiter/", pageType: "REDIRECT", redirectUrl })).toMatchObject({ successful: true });
      expect(await graph(`{ getPageDetailsByUrl(url: "/weiter/") { pageType redirectUrl } }`)).toMatchObject({
        getPageDetailsByUrl: { pageType: "REDIRECT", redirectUrl },
      });
    },
  );

  it("sets a parameter for all stores or one, and takes it away", async () => {
    const set = (input: object) =>
      operate(`mutation ($input: GlobalParameterInput!) { setGlobalParameter(input: $input) { successful } }`, {
        input,
      });
    await set({ name: "flags", entry: "a", value: "1" });
    await set({ name: "flags", entry: "a", value: "2", store: "de" });
    await set({ name: "flags", entry: "a", value: "3", store: "de" });
    const ask = () => graph(`{ getGlobalParametersByName(names: ["flags"]) { entry parameterValue } }`);
    expect(await ask()).toEqual({ getGlobalParametersByName: [{ entry: "a", parameterValue: "3" }] });
    await operate(`mutation { deleteGlobalParameter(name: "flags", entry: "a", store: de) { successful } }`);
    expect(await ask()).toEqual({ getGlobalParametersByName: [{ entry: "a", parameterValue: "1" }] });
    expect(await operate(`{ globalParameters(name: "flags") { entry store value } }`)).toEqual({
      globalParameters: [{ entry: "a", store: null, value: "1" }],
    });
  });

  it("sets the text of a message key, which the graph then serves in the shop language, and takes it away (OP-Q-29)", async () => {
    const set = async (key: string, words: object) =>
      (
        await operate(`mutation ($input: TranslationInput!) { setTranslation(input: $input) { ${outcome} } }`, {
          input: { key, text: words },
        })
      )["setTranslation"];
    const served = () => graph(`{ getTranslationsByKeys(keys: ["vue.unknown", "vue.test.bye"]) { key text } }`);
    expect(await set("vue.test.bye", { de: "Tschüs", en: "Bye" })).toMatchObject({ successful: true });
    expect(await set("vue.test.bye", { de: "Auf bald", en: "See you" })).toMatchObject({ successful: true });
    expect(await served()).toEqual({ getTranslationsByKeys: [{ key: "vue.test.bye", text: "Auf bald" }] });
    expect(await operate("{ translations { key text { de en } } }")).toEqual({
      translations: [{ key: "vue.test.bye", text: { de: "Auf bald", en: "See you" } }],
    });
    expect(await set("no key", { de: "a", en: "b" })).toMatchObject({ fieldErrors: [{ fieldName: "key" }] });
    expect(await set("a.b", { de: "a", en: " " })).toMatchObject({ fieldErrors: [{ fieldName: "text.en" }] });
    const remove = () => operate(`mutation { deleteTranslation(key: "vue.test.bye") { ${outcome} } }`);
    expect(await remove()).toMatchObject({ deleteTranslation: { successful: true } });
    expect(await remove()).toMatchObject({ deleteTranslation: { successful: false } });
    expect(await served()).toEqual({ getTranslationsByKeys: [] });
  });

  it("OP-Q-50: makes tickets for the preview mode, of 30 days at most", async () => {
    const make = async (seconds: number) =>
      (
        await operate(`mutation ($seconds: Int!) { createPreviewTicket(seconds: $seconds) { ticket ${outcome} } }`, {
          seconds,
        })
      )["createPreviewTicket"];
    const good = { successful: true, generalErrorMessage: null, fieldErrors: [] };
    // As the gateway passes it on.
    expect(await make(60)).toEqual({ ...good, ticket: expect.stringMatching(/^[\w.,~:-]{1,200}$/) });
    for (const seconds of [0, -1, 30 * 24 * 3_600 + 1]) {
      expect(await make(seconds)).toMatchObject({
        successful: false,
        ticket: null,
        fieldErrors: [{ fieldName: "seconds" }],
      });
    }
  });
});
