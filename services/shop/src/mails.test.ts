import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { allMails } from "../test/all-mails.ts";
import { startMailServer } from "../test/mail-server.ts";
import { faces } from "./orders/mail/faces.ts";
import { messageIdOf } from "./orders/outbox/mail-id.ts";
import { storefronts } from "./platform/storefront.ts";

/** Mails to our own service: in German, with the consumers' face where no store is known. */
const internal = new Set(["callBackMail", "cancellationTaskMail", "serviceMail"]);
/** Where parcels are followed. */
const carriers = /^https:\/\/(www\.dhl\.de|[a-z.]+\.(dhl|post|dpd|gls)[a-z.-]*)\//;
/** One database is one storefront's here: its moment keeps its mails apart from those of the others. */
const momentOf = (place: number): Date => new Date(Date.UTC(2026, 10, 24, place));

const server = await startMailServer();
const mailer = server.mailer();

const cases = storefronts.flatMap((storefront, place) => {
  const origin = `https://${storefront.store}-${storefront.language.toLowerCase()}.shop.example`;
  return Object.entries(allMails(storefront, origin)).map(([kind, mail]) => ({
    kind,
    mail,
    origin,
    createdAt: momentOf(place),
    ...storefront,
  }));
});

beforeAll(async () => {
  for (const { mail, createdAt } of cases) if (mail !== null) await mailer.send({ message: mail, createdAt });
}, 30_000);

it("covers every mail that the shop writes", () => {
  const layouts = new Set(["accountMail", "progressMail", "declarationMails"]);
  const written = globSync("**/*.ts", { cwd: import.meta.dirname })
    .filter((file) => !file.endsWith(".test.ts"))
    .flatMap((file) => [
      ...readFileSync(join(import.meta.dirname, file), "utf8").matchAll(
        /function (\w+Mails?)\((?:(?!\n(?:export )?(?:async )?function )[^])*?\): Mail\b/g,
      ),
    ])
    .map((match) => match[1] ?? "")
    .filter((name) => !layouts.has(name));
  expect(Object.keys(allMails({ store: "de", language: "de-DE" }, "https://shop.example")).toSorted()).toEqual(
    [...new Set(written)].toSorted(),
  );
});

describe.each(cases)("$kind in $store, $language", ({ kind, mail, origin, createdAt, store, language }) => {
  const received = () => {
    const id = mail && messageIdOf("Chalkbox <shop@chalkbox.example>", { key: mail.idempotencyKey, createdAt });
    const found = server.received.find(({ messageId }) => messageId === id);
    return { subject: found?.subject ?? "", html: found?.html ?? "", text: found?.text ?? "" };
  };

  it("arrives with a subject, HTML and text, without a gap or a key in them", () => {
    const { subject, html, text } = received();
    for (const part of [subject, html, text]) {
      expect(part.length).toBeGreaterThan(5);
      expect(part).not.toMatch(/\bundefined\b|\bnull\b|\bNaN\b|\[object|token-secret|\{\w+\}/);
      if (language === "de-CH" && !internal.has(kind)) expect(part).not.toContain("ß");
    }
    // What one part says, the other says as well.
    const words = html
      .replaceAll(/<style>.*?<\/style>|<[^>]+>/g, " ")
      .replaceAll("&amp;", "&")
      .replaceAll("&quot;", '"');
    for (const sentence of text.split(/\n+/).filter((line) => line.endsWith("."))) {
      expect(words.replaceAll(/\s+/g, " ")).toContain(sentence.trim().replaceAll(/\s+/g, " "));
    }
  });

  it("is in its language, and has its store's face, light and dark", () => {
    const { html } = received();
    const face = faces[kind === "callBackMail" ? "de" : store];
    expect(html).toContain(`<html lang="${internal.has(kind) ? "de-DE" : language}">`);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    const [light = "", dark = ""] = html.split("@media (prefers-color-scheme:dark)");
    expect([
      light.includes(`.head{background:${face.light.board}}`),
      dark.includes(`.head{background:${face.dark.board} !important}`),
    ]).toEqual([true, true]);
    // No colour but the face's: another would stay as it is in the dark.
    const inline = [...html.slice(html.indexOf("<body")).matchAll(/#[0-9a-f]{6}\b/g)].map(([colour]) => colour);
    expect(inline.filter((colour) => !Object.values(face.light).includes(colour))).toEqual([]);
  });

  it("leads to its own storefront, by whole addresses, the same in both parts", () => {
    const { html, text } = received();
    const links = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map((match) =>
      (match[1] ?? "").replaceAll("&amp;", "&"),
    );
    for (const link of links) {
      if (!carriers.test(link)) expect(link.startsWith(`${origin}/`) ? "ours" : link).toBe("ours");
      expect(text).toContain(link);
    }
    const inText = [...text.matchAll(/https?:\/\/\S+/g)].map(([link]) => link);
    expect(inText.toSorted()).toEqual(links.toSorted());
  });
});

describe("what is written on", () => {
  const luminance = (colour: string): number => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one: string, other: string): number => {
    const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((first, second) => first - second);
    return (high + 0.05) / (low + 0.05);
  };
  it.each(Object.entries(faces))("%s can be read, light and dark", (_store, face) => {
    for (const { surface, page, ink, muted, link, board, onBoard } of [face.light, face.dark]) {
      const pairs = [
        [ink, surface],
        [muted, surface],
        [muted, page],
        [link, surface],
        [onBoard, board],
      ] as const;
      for (const [word, ground] of pairs) expect(contrast(word, ground)).toBeGreaterThan(4.5);
    }
  });
});
