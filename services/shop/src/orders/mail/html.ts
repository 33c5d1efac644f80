import { pick } from "../../catalogue/language.ts";
import type { Storefront } from "../../platform/context.ts";
import { seller, serviceContacts } from "../../platform/seller.ts";
import { type Colours, faces } from "./faces.ts";

/** Text as it is in markup. */
export function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** What mails colour. Programs that know no dark scheme, or drop `<style>`, show the light one of the attributes. */
const rules: readonly (readonly [selector: string, property: string, colour: keyof Colours])[] = [
  [".page", "background", "page"],
  [".page", "color", "ink"],
  [".card", "background", "surface"],
  [".card", "border-color", "line"],
  [".head", "background", "board"],
  [".head", "color", "onBoard"],
  [".muted", "color", "muted"],
  [".rule", "border-color", "ink"],
  ["a", "color", "link"],
];

const styleOf = (colours: Colours, suffix: string): string =>
  rules.map(([selector, property, colour]) => `${selector}{${property}:${colours[colour]}${suffix}}`).join("");

/**
 * A whole mail with the face of its store, light and dark; mail programs support tables and inline styles only.
 * @param body markup; may use the classes `muted` and `rule`
 */
export function mailPage(title: string, body: string, { store, language }: Storefront): string {
  const { light, dark, name } = faces[store];
  const { phone, email } = serviceContacts[store];
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title>
<style>:root{color-scheme:light dark}${styleOf(light, "")}@media (prefers-color-scheme:dark){${styleOf(dark, " !important")}}</style></head>
<body class="page" style="margin:0;background:${light.page};color:${light.ink};font:16px/1.5 system-ui,Arial,sans-serif">
<div style="max-width:640px;margin:0 auto;padding:24px">
<p class="head" style="background:${light.board};color:${light.onBoard};border-radius:8px;font-size:22px;font-weight:700;margin:0 0 16px;padding:12px 24px">Chalkbox <span style="font-size:14px;font-weight:400">${escapeHtml(pick(language, name.de, name.en))}</span></p>
<div class="card" style="background:${light.surface};border:1px solid ${light.line};border-radius:8px;padding:24px">
${body}
</div>
<p class="muted" style="color:${light.muted};font-size:13px">${escapeHtml([seller.name, seller.street, `${seller.postCode} ${seller.city}`, phone, email].map((part) => pick(language, part, part)).join(" · "))}</p>
</div>
</body>
</html>`;
}
