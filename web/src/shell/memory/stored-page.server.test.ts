import { createHash } from "node:crypto";
import { brotliDecompressSync } from "node:zlib";
import { expect, it } from "vitest";
import { type PageFacts, StoredPage } from "./stored-page.server.ts";

const hash = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const own = { shortcuts: "<ul>Anmelden</ul>", session: `"1":{"session":null}` };
const html =
  `<html><head><style nonce="n1">@layer a;</style><script nonce="n1">start()</script></head><body>` +
  `<header>${own.shortcuts}</header><p>Käse</p><script>planted()</script>` +
  `<script type="application/json" id="graph-state">{${own.session},"2":{"name":"\\u003cb>"}}</script>` +
  `<script type="application/json" id="graph-7">{"late":true}</script></body></html>`;

const store = (facts: Partial<PageFacts> = {}) =>
  new StoredPage({
    html,
    status: 200,
    nonce: "n1",
    own,
    policyFor: (scripts, styles) => `script ${scripts.join(" ")}; style ${styles.join(" ")}`,
    keeping: { maxAge: 1_000, tags: [] },
    isOutdated: false,
    ...facts,
  });

it("lets in its own inline scripts and styles by their hashes, and none that was planted; it carries no nonce", () => {
  const page = store();
  expect(page.policy).toBe(`script ${hash("start()")}; style ${hash("@layer a;")}`);
  expect(page.bytes(null).toString()).toBe(html.replaceAll(' nonce="n1"', ""));
  expect(brotliDecompressSync(page.bytes("br")).toString()).toBe(page.bytes(null).toString());
});

it("has places for what is each visitor's own", () => {
  const filled = store().fillIn({ shortcuts: "<ul>7 Artikel für Zoë</ul>", session: `"1":{"session":7}` });
  expect(filled.toString()).toBe(
    html
      .replaceAll(' nonce="n1"', "")
      .replace(own.shortcuts, "<ul>7 Artikel für Zoë</ul>")
      .replace(own.session, `"1":{"session":7}`),
  );
});

it.each([
  ["is missing", html.replace(own.shortcuts, "")],
  ["is there twice", html + own.shortcuts],
])("is not filled in when one of these places %s", (_what, other) => {
  expect(store().isFillable).toBe(true);
  expect(store({ html: other }).isFillable).toBe(false);
});

it("OP-A-11: its payload has every answer but the session, whose key may be negative, as keys of operations are", () => {
  expect(JSON.parse(store().payload())).toEqual({ "2": { name: "<b>" }, "7": { late: true } });
  const session = `"-463182040":{"session":null}`;
  const page = store({ html: html.replace(own.session, session), own: { ...own, session } });
  expect(JSON.parse(page.payload())).toEqual({ "2": { name: "<b>" }, "7": { late: true } });
});

it("gives back the answers that it was made of", () => {
  expect([...store().answers()]).toEqual([
    [1, `{"session":null}`],
    [2, `{"name":"<b>"}`],
    [7, `{"late":true}`],
  ]);
});
