import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useDismiss } from "../../ui/flyout/use-dismiss.ts";
import { FlyoutPanel } from "./flyout-panel.tsx";
import { MegaPanel } from "./mega-panel.tsx";
import { useBranch } from "./use-branch.ts";
import { useTabs } from "./use-tabs.ts";

/** Id of the panel; the tabs' buttons name it. */
const panelId = "departments-panel";

/** A panel that is open. */
interface Opened {
  /** The page that it was opened on: another one closes it. */
  readonly on: string;
  readonly id: string;
  readonly byKey: boolean;
}

/** The panels below the tabs, of the version that is on (NAV-01). What they show is requested on demand (NAV-06). */
export function WideMenu({ nav }: { readonly nav: HTMLElement }) {
  const { key } = useLocation();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [near, setNear] = useState<string | null>(null);
  const current = opened?.on === key ? opened : null;
  const openId = current?.id ?? null;
  const state = useRef({ key, openId });
  useEffect(() => {
    state.current = { key, openId };
  });
  const open = useCallback(
    (id: string | null, byKey = false) => setOpened(id === null ? null : { on: state.current.key, id, byKey }),
    [],
  );
  const close = useCallback(() => setOpened(null), []);
  const openIdNow = useCallback(() => state.current.openId, []);
  useTabs(nav, { onOpen: open, onNear: setNear, openId: openIdNow });

  const opener = useCallback(
    () => nav.querySelector<HTMLElement>(`li[data-category="${state.current.openId}"] > button`),
    [nav],
  );
  useDismiss(nav, openId !== null, close, opener);
  useEffect(() => markOpen(nav, openId), [nav, openId]);

  const wanted = openId ?? near;
  const { branch, hasFailed } = useBranch(wanted);
  if (current === null) return null;
  const tab = nav.querySelector<HTMLElement>(`li[data-category="${current.id}"]`);
  const Panel = nav.querySelector<HTMLElement>("[data-version]")?.dataset["version"] === "2" ? MegaPanel : FlyoutPanel;
  return (
    <Panel key={current.id} id={panelId} tab={tab} branch={branch} hasFailed={hasFailed} takesFocus={current.byKey} />
  );
}

/** Marks on the tabs which of them is open. */
function markOpen(nav: HTMLElement, openId: string | null): void {
  for (const tab of nav.querySelectorAll<HTMLElement>("li[data-category]")) {
    const isOpen = tab.dataset["category"] === openId;
    tab.toggleAttribute("data-open", isOpen);
    tab.querySelector("button")?.setAttribute("aria-expanded", String(isOpen));
  }
}
