/** Runs the launcher with fake services in place of the real ones; FAKES lists name=behaviour pairs. */
import process from "node:process";
import { fileURLToPath } from "node:url";
import { root } from "../../bootstrap/root.mjs";
import { launch } from "../launcher.ts";
import { success } from "../outcome.ts";
import type { ServiceSpec } from "../plans.ts";
import { readSettings } from "../settings.ts";
import { stopSignals } from "../stop-signals.ts";

const entry = fileURLToPath(new URL("fake-service.ts", import.meta.url));
const behaviours = new Map(
  (process.env["FAKES"] ?? "").split(",").map((pair) => {
    const [name = "", behaviour = ""] = pair.split("=");
    return [name, behaviour];
  }),
);

const settings = readSettings({ root, mode: "production" });
const { stop, kill } = stopSignals();
const outcome = settings.ok
  ? await launch({
      root,
      settings: settings.value,
      screen: process.stdout,
      stop,
      kill,
      prepare: async () => success(undefined),
      plan: (ports) =>
        (["shop", "sandbox", "gateway", "web"] as const).map((name): ServiceSpec => ({
          name,
          isEssential: name !== "sandbox",
          canOverlap: true,
          // It listens by itself, as a service does that is restarted.
          ports: [],
          entry,
          sources: [],
          nodeOptions: [],
          env: { FAKE_PORT: String(ports[name]), FAKE_BEHAVIOUR: behaviours.get(name) ?? "" },
        })),
    })
  : settings;
if (!outcome.ok) process.stderr.write(`${outcome.reason}\n`);
process.exit(outcome.ok ? 0 : 1);
