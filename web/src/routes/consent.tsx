import { data, redirect } from "react-router";
import { consentHash } from "~/lib/consent.ts";
import { choiceIn, consentLine } from "~/lib/consent-choice.ts";
import { copyFor, useCopy } from "~/lib/copy.ts";
import { describePage } from "~/lib/page-head.ts";
import { safePath } from "~/lib/safe-path.ts";
import { chosenBy, consentTexts } from "~/shell/consent/consent-copy.ts";
import { Button } from "~/ui/button/button.tsx";
import { CountedCheckbox } from "~/ui/checkbox/checkbox.tsx";
import { cx } from "~/ui/cx.ts";
import { Cluster, Container, Stack } from "~/ui/layout/layout.tsx";
import room from "~/ui/room/room.module.css";
import type { Route } from "./+types/consent";

/** Path and query of the page that the visitor has come from; null when it is none of ours. */
function pageBefore(request: Request): string | null {
  const referer = request.headers.get("referer") ?? "";
  if (!URL.canParse(referer)) return null;
  const { host, pathname, search } = new URL(referer);
  return host === new URL(request.url).host ? safePath(pathname + search) : null;
}

/** The page that a form names. The first layer names it without its query, which the browser sends. */
function pageAfter(request: Request, named: string): string {
  const before = pageBefore(request);
  return before?.split("?", 1)[0] === named ? before : named;
}

/** The second layer of consent as a page, for browsers without scripts (FOOT-07). */
export function loader({ request, context }: Route.LoaderArgs) {
  describePage(context, { title: copyFor(request, consentTexts).title });
  return { isAllowed: choiceIn(request.headers.get("cookie")) === "statistics", page: pageBefore(request) ?? "/" };
}

/** Keeps what the forms of both layers choose, and leads back. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const pressed = form.get("choice");
  if (pressed !== "refuse" && pressed !== "accept" && pressed !== "save") {
    throw data(null, { status: 400, statusText: "Bad Request" });
  }
  return redirect(pageAfter(request, safePath(form.get("page"))), {
    status: 303,
    headers: { "set-cookie": consentLine(chosenBy(pressed, form.get("statistics") === "on")) },
  });
}

export default function ConsentRoute({ loaderData: { isAllowed, page } }: Route.ComponentProps) {
  const t = useCopy(consentTexts);
  return (
    <Container width="text">
      <title>{t.title}</title>
      <form id={consentHash.slice(1)} method="post" className={cx(room.large, room.form)}>
        <Stack gap={5}>
          <h1>{t.title}</h1>
          <p>{t.text}</p>
          <input type="hidden" name="page" value={page} />
          <CountedCheckbox label={t.always} defaultChecked disabled />
          <CountedCheckbox label={t.statistics} name="statistics" defaultChecked={isAllowed} />
          <Cluster>
            {(["refuse", "accept", "save"] as const).map((choice) => (
              <Button key={choice} type="submit" name="choice" value={choice}>
                {t[choice]}
              </Button>
            ))}
          </Cluster>
        </Stack>
      </form>
    </Container>
  );
}
