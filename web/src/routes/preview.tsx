import { redirect } from "react-router";
import { PreviewPage } from "~/content/preview/preview-page.tsx";
import { chooseScenario, dropTicket, isTicket, keepTicket } from "~/content/preview/preview-cookies.server.ts";
import { PreviewDataDocument } from "~/graph/generated/PreviewData.ts";
import { defineLoad, defineSubmit, nothingTyped } from "~/graph/load.ts";
import { cookiesIn } from "~/lib/cookies.ts";
import { storefrontOf } from "~/lib/copy.ts";
import { fieldOf } from "~/lib/form-values.ts";
import { localeOf } from "~/lib/locale.ts";
import { Container } from "~/ui/layout/layout.tsx";
import { cx } from "~/ui/cx.ts";
import room from "~/ui/room/room.module.css";
import type { Route } from "./+types/preview";

const path = "/preview/";

/** A moment as editors read it, e.g. `23.11.2026, 14:05`. */
const inWords = (moment: string, language: string): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "Europe/Berlin",
  }).format(new Date(moment));

/** The page is the server's alone: the ticket's cookie is out of reach for scripts. */
export const loader = defineLoad(async ({ request }: Route.LoaderArgs, { refresh }) => {
  const { getPreviewData: data } = await refresh(PreviewDataDocument);
  const cookies = cookiesIn(request.headers.get("cookie"));
  const { searchParams } = new URL(request.url);
  return {
    data,
    ends: data ? inWords(data.expires, storefrontOf(request).language) : "",
    chosen: Object.fromEntries((data?.abTests ?? []).map(({ cookieName }) => [cookieName, cookies[cookieName] ?? ""])),
    isRefused: data === null && searchParams.has("ticket"),
  };
});

export const action = defineSubmit(async ({ request }: Route.ActionArgs, form, { refresh }) => {
  const { url } = request;
  switch (form.get("intent")) {
    case "start": {
      const ticket = fieldOf(form, "ticket");
      // Whether the shop takes it shows on the next page, which is requested with it.
      const cookie = isTicket(ticket) ? keepTicket(ticket, url) : dropTicket(url);
      throw redirect(`${path}?ticket`, { status: 303, headers: { "set-cookie": cookie } });
    }
    case "scenarios": {
      const { getPreviewData: data } = await refresh(PreviewDataDocument);
      const headers = new Headers();
      for (const { cookieName, scenarios } of data?.abTests ?? []) {
        const chosen = fieldOf(form, cookieName);
        headers.append("set-cookie", chooseScenario(cookieName, scenarios.includes(chosen) ? chosen : "", url));
      }
      throw redirect(path, { status: 303, headers });
    }
    case null:
    default:
      throw redirect(path, { status: 303, headers: { "set-cookie": dropTicket(url) } });
  }
}, nothingTyped);

/** The preview mode (C-38): a ticket of the back office shows drafts, customer segments and A/B tests (ACCESS-41). */
export default function PreviewRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Container width="text">
      <div className={cx(room.large, room.form)}>
        <PreviewPage {...loaderData} />
      </div>
    </Container>
  );
}
