import { act, cleanup, render } from "@testing-library/react";
import type { ComponentProps } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Heart } from "../ui/heart/heart.tsx";
import { germanUiTexts } from "../ui/texts/ui-texts.ts";
import { UiTextsProvider } from "../ui/texts/texts-provider.tsx";
import { Hearts, type LoadLiveHearts } from "./hearts.tsx";

vi.mock("../graph/generated/PageSession.ts", () => ({ usePageSessionQuery: () => [{ data: undefined }] }));

const beacon = vi.fn<(url: string, form: FormData) => boolean>(() => true);
beforeEach(() => void Object.defineProperty(navigator, "sendBeacon", { value: beacon, configurable: true }));
afterEach(() => {
  cleanup();
  beacon.mockClear();
});

type Presses = ComponentProps<Awaited<ReturnType<LoadLiveHearts>>["LiveHearts"]>["presses"];

/** A page with a heart. */
function show(load: LoadLiveHearts) {
  const { getByRole } = render(
    <UiTextsProvider texts={germanUiTexts}>
      <Heart name="Kreide" productId="1" itemId="11" look="words" />
      <Hearts load={load} />
    </UiTextsProvider>,
  );
  return { press: () => act(async () => getByRole("button").click()) };
}
const leave = () => dispatchEvent(new Event("pagehide"));
const sent = () => beacon.mock.calls.map(([url, form]) => [new URL(url, location.href).pathname, form.get("heart")]);

it("sends the form of a heart whose code is not there when the page is left, once", async () => {
  const { press } = show(() => new Promise(() => undefined));
  await press();
  expect(beacon).not.toHaveBeenCalled();
  leave();
  leave();
  expect(sent()).toEqual([["/myaccount/wishlist/", "1.11.1.Kreide"]]);
});

it("sends nothing of a heart whose request is on its way, but what waits behind it", async () => {
  let presses: Presses = [];
  const LiveHearts = (props: { readonly presses: Presses }) => {
    ({ presses } = props);
    return null;
  };
  const { press } = show(async () => ({ LiveHearts }));
  await press();
  const [first] = presses;
  if (first) first.isSent = true;
  leave();
  expect(beacon).not.toHaveBeenCalled();
  await press();
  leave();
  expect(sent()).toEqual([["/myaccount/wishlist/", "1.11.1.Kreide"]]);
  expect(presses.every(({ isSent }) => isSent)).toBe(true);
});
