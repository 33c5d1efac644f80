import * as v from "valibot";

/** How often a tab looks for a newer build, in ms. */
const every = 10 * 60 * 1_000;

const latest = v.object({ id: v.string() });
const meta = v.object({ id: v.string(), assets: v.array(v.string()) });

/** The id of the build that this tab runs; null in development. */
function ownBuild(): string | null {
  const manifest: unknown = Reflect.get(globalThis, "__reactRouterManifest");
  const version: unknown = typeof manifest === "object" && manifest !== null ? Reflect.get(manifest, "version") : null;
  return typeof version === "string" && version !== "" ? version : null;
}

async function fetchJson(path: string, cache: RequestCache): Promise<unknown> {
  const response = await fetch(path, { cache });
  return response.ok ? response.json() : null;
}

/**
 * Polls which build is the latest, and fetches the manifest of a newer one (OP-A-10): the tab then knows that its own
 * files may be gone.
 * @param onNewer is called once, with the newer build's id
 */
export function followBuilds(onNewer: (id: string) => void): () => void {
  const own = ownBuild();
  if (own === null) return () => undefined;
  let checkedAt = Date.now();
  const check = async (): Promise<void> => {
    checkedAt = Date.now();
    const newest = v.safeParse(latest, await fetchJson("/builds/latest.json", "no-store"));
    if (!newest.success || newest.output.id === own) return;
    // A build that is only half there is looked for again.
    const found = v.safeParse(meta, await fetchJson(`/builds/meta/${newest.output.id}.json`, "default"));
    if (!found.success || found.output.id !== newest.output.id) return;
    stop();
    onNewer(found.output.id);
  };
  // Who is offline has no newer build.
  const look = () => void check().catch(() => undefined);
  const timer = setInterval(() => document.visibilityState === "visible" && look(), every);
  const onShow = () => document.visibilityState === "visible" && Date.now() - checkedAt >= every && look();
  document.addEventListener("visibilitychange", onShow);
  const stop = () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onShow);
  };
  return stop;
}
