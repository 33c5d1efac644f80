import { useId, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import styles from "./tabs.module.css";

export interface Tab {
  id: string;
  name: string;
  body: ReactNode;
}

/** Tabs after the ARIA pattern: arrows move, Home and End jump. All bodies are in the HTML. */
export function Tabs({ tabs, label }: { tabs: readonly Tab[]; label: string }) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<string | undefined>(undefined);
  const current = Math.max(
    tabs.findIndex((tab) => tab.id === chosen),
    0,
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const target = tabForKey(event.key, current, tabs.length);
    const tab = target === null ? undefined : tabs[target];
    if (target === null || tab === undefined) return;
    event.preventDefault();
    setChosen(tab.id);
    list.current?.querySelectorAll("button")[target]?.focus();
  };

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.list}>
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}-tab`}
            aria-controls={`${base}-${tab.id}`}
            aria-selected={index === current}
            tabIndex={index === current ? 0 : -1}
            className={styles.tab}
            onClick={() => setChosen(tab.id)}
            onKeyDown={onKeyDown}
          >
            {tab.name}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.id}
          role="tabpanel"
          id={`${base}-${tab.id}`}
          aria-labelledby={`${base}-${tab.id}-tab`}
          hidden={index !== current}
          className={styles.panel}
        >
          {tab.body}
        </div>
      ))}
    </div>
  );
}

/** Where a key leads in a row of `count` tabs, or null when the key means nothing here. */
function tabForKey(key: string, current: number, count: number): number | null {
  if (key === "ArrowRight") return (current + 1) % count;
  if (key === "ArrowLeft") return (current - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}
