import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { readPageConfig } from "../../lib/environment.server.ts";
import { ConsentIdContext, ConsentMeta } from "./consent-meta.tsx";

const show = (id: string | undefined) =>
  renderToStaticMarkup(
    <ConsentIdContext value={id ?? null}>
      <ConsentMeta />
    </ConsentIdContext>,
  );

it("STORE-15: each of the four stores has settings of its own with the consent tool, and the element that hands them over", () => {
  const given = { CONSENT_ID_DE: "id-de", CONSENT_ID_AT: "id-at", CONSENT_ID_CH: "id-ch", CONSENT_ID_B2B: "id-b2b" };
  const { consentIds } = readPageConfig(given);
  expect(consentIds).toEqual({ de: "id-de", at: "id-at", ch: "id-ch", b2b: "id-b2b" });
  expect(show(consentIds.ch)).toBe('<meta name="consent-settings" content="id-ch"/>');
  const alone = readPageConfig({ CONSENT_ID_B2B: "id-b2b", CONSENT_ID_DE: "" }).consentIds;
  expect(Object.values(alone).filter((id) => id !== undefined)).toEqual(["id-b2b"]);
  expect(show(alone.de)).toBe("");
});
