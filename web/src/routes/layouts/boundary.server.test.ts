import { expect, it, vi } from "vitest";
import { openPage } from "../testing/open-page.server.tsx";
import * as boundary from "./boundary.tsx";

/** Sends a form to a page inside the boundary; whether the page's action ran. */
async function send(url: string, state: string) {
  const submit = vi.fn(() => null);
  const route = {
    // oxlint-disable-next-line typescript/no-explicit-any -- what the router gives middleware and actions alike
    action: async (args: any) => {
      for (const guard of boundary.middleware) await guard(args, async () => new Response());
      return submit();
    },
    default: () => null,
  };
  const answers = { PageSession: { session: { cartId: null, visitor: { state } } } };
  const { status, location } = await openPage(route, url, { form: { message: "Hallo" }, answers });
  return { status, location, ran: submit.mock.calls.length };
}

it("ACCESS-32: a form that is sent to a closed page of the business store does nothing", async () => {
  const closed = "http://educational.localhost/service/newsletter/";
  const home = `/?to=${encodeURIComponent("/service/newsletter/")}`;
  expect(await send(closed, "LOGGED_OUT")).toEqual({ status: 302, location: home, ran: 0 });
  expect((await send(closed, "LOGGED_IN")).ran).toBe(1);
  expect((await send("http://educational.localhost/login/", "LOGGED_OUT")).ran).toBe(1);
  expect((await send("http://localhost/service/newsletter/", "LOGGED_OUT")).ran).toBe(1);
});

const statusOf = async (path: string) =>
  (await openPage({ loader: boundary.loader, default: () => null }, `http://localhost${path}`)).status;

it("STATUS-06, STATUS-07: an address with an uppercase letter or a dollar sign is not found, written out or as an escape", async () => {
  const impossible = ["/Cat/1000/", "/prod/10182A/", "/cat/%41bc/", "/login/X", "/cat/10$00/", "/prod/10%2482/", "/$/"];
  for (const path of impossible) expect([path, await statusOf(path)]).toEqual([path, 404]);
  for (const path of ["/cat/1000/", "/prod/10182/?varid=A$", "/b%C3%BCcher/"])
    expect([path, await statusOf(path)]).toEqual([path, 200]);
});
