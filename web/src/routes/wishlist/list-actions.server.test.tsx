import type { LoaderFunctionArgs } from "react-router";
import { expect, it } from "vitest";
import { PageSessionDocument } from "~/graph/generated/PageSession.ts";
import { defineLoad } from "~/graph/load.ts";
import { openPage } from "../testing/open-page.server.tsx";
import { ListActions } from "./list-actions.ts";

/** What a teaser list in a page of content offers. */
async function offered(hasOptions: boolean, host = "localhost", state = "LOGGED_OUT") {
  const route = {
    loader: defineLoad(async (_: LoaderFunctionArgs, { refresh }) => refresh(PageSessionDocument)),
    default: () => <ListActions listId="klasse-1" name="Klasse 1" hasOptions={hasOptions} />,
  };
  const answers = { PageSession: { session: { visitor: { state } } } };
  const { html } = await openPage(route, `http://${host}/`, { answers });
  return {
    options: html.includes('href="/lists/klasse-1/?show=options"'),
    buttons: [...html.matchAll(/<button[^>]* value="(\w+)"/g)].map(([, intent]) => intent),
    form: /<form[^>]* action="([^"]+)"/.exec(html)?.[1] ?? null,
    listId: /name="teaserId" value="([^"]+)"/.exec(html)?.[1] ?? null,
    page: html.includes('href="/lists/klasse-1/"'),
  };
}

it("WISH-17: one template has a button with options, the others buttons to the list and to the basket", async () => {
  expect(await offered(true)).toEqual({ options: true, buttons: [], form: null, listId: null, page: true });
  expect(await offered(false)).toEqual({
    options: false,
    buttons: ["teaserToList", "teaserToCart"],
    form: "/lists/klasse-1/",
    listId: "klasse-1",
    page: true,
  });
});

it("the business store offers them to customers; it leads everyone else to the list's page", async () => {
  const none = { options: false, buttons: [], form: null, listId: null, page: true };
  expect(await offered(true, "educational.localhost")).toEqual(none);
  expect(await offered(false, "educational.localhost")).toEqual(none);
  expect((await offered(true, "educational.localhost", "LOGGED_IN")).options).toBe(true);
});
