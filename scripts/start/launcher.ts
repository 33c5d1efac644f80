import { rename, stat } from "node:fs/promises";
import path from "node:path";
import { banner } from "./banner.ts";
import { build, buildForDevelopment, type BuildOptions } from "./build.ts";
import { checkUpstream } from "./check-upstream.ts";
import { prepareDataFolder } from "./data-folder.ts";
import { lockDataFolder } from "./data-lock.ts";
import { untilFirstPage } from "./first-page.ts";
import { failure, success, type Outcome } from "./outcome.ts";
import { operatorToken, planServices, type ServiceSpec } from "./plans.ts";
import { type Ports, reservePorts, type ReservedPorts } from "./ports.ts";
import { createConsole, type Console, type Screen } from "./progress.ts";
import { loadSecrets, type Secrets } from "./secrets.ts";
import { createServiceGroup, endMessage, type ServiceGroup } from "./service-group.ts";
import type { ServicePlan } from "./service.ts";
import type { Settings } from "./settings.ts";
import type { Watched } from "./watch.ts";

/** A log that has grown beyond this many bytes is put aside at the next start. */
const bigLog = 10_000_000;

/** No balancer has to notice that a service ends, and a person who presses Ctrl-C does not want to wait; in ms. */
const quickEnd = { DRAIN_MS: "0", STOP_PATIENCE_MS: "1200" };

export interface LaunchOptions {
  /** Absolute path of the checkout. */
  readonly root: string;
  readonly settings: Settings;
  readonly screen: Screen;
  /** Aborted when the launcher shall stop everything. */
  readonly stop: AbortSignal;
  /** Aborted when it shall do so at once. */
  readonly kill: AbortSignal;
  /** Which services run; tests pass small ones of their own. */
  readonly plan?: (ports: Ports, secrets: Secrets) => readonly ServiceSpec[];
  /** Prepares what the services need; tests need nothing. */
  readonly prepare?: (options: BuildOptions) => Promise<Outcome<void>>;
}

/**
 * Runs a whole Chalkbox until it is stopped.
 *
 * @returns success after an orderly stop; a failure with the text to print when something is in the way, a service
 *   cannot start, or one ends again and again (the others are stopped by then)
 */
export async function launch(options: LaunchOptions): Promise<Outcome<void>> {
  const { settings } = options;
  const reserved = await reservePorts(settings.port, settings.host);
  if (!reserved.ok) return reserved;
  const outcome = await launchOn(reserved.value, options);
  await reserved.value.release();
  return outcome;
}

/** Runs it on ports that are reserved. */
async function launchOn({ ports, sockets, release }: ReservedPorts, options: LaunchOptions): Promise<Outcome<void>> {
  const { root, settings } = options;
  const started = performance.now();
  const folder = await prepareDataFolder(settings.dataDir);
  if (!folder.ok) return folder;
  const lock = await lockDataFolder(settings.dataDir);
  if (!lock.ok) return lock;
  const secrets = await loadSecrets(settings.dataDir, settings.secrets);
  if (!secrets.ok) return secrets;

  const stopped = aborted(options.stop);
  if (settings.upstream !== undefined) {
    const checked = await Promise.race([checkUpstream(settings.upstream, secrets.value), stopped]);
    if (checked === "stop" || !checked.ok) {
      await lock.value();
      return checked === "stop" ? success(undefined) : checked;
    }
  }

  const out = createConsole(options.screen);
  const development = settings.mode === "development";
  const group = createServiceGroup({ onEnd: development ? "report" : "restart", say: out.line });
  const specs = options.plan?.(ports, secrets.value) ?? planServices(root, settings, ports, secrets.value);
  await release(specs.flatMap(({ ports: own }) => own));
  const plans = await Promise.all(specs.map((spec) => toPlan(spec, root, folder.value.logs, out, sockets)));
  options.kill.addEventListener("abort", () => group.kill());

  const building = { root, say: out.line, signal: options.stop };
  const prepare = options.prepare ?? (development ? buildForDevelopment : build);
  const services = startAll(group, plans, () => prepare(building));
  const giveUp = new AbortController();
  const firstPage = {
    host: settings.host,
    port: ports.web,
    signal: AbortSignal.any([options.stop, giveUp.signal]),
  };
  const up = services.then((outcome) => (outcome.ok ? untilFirstPage(firstPage) : outcome));
  const beginning = await Promise.race([up, group.lost, stopped]);
  giveUp.abort();
  if (beginning !== "stop" && "ok" in beginning && beginning.ok) {
    const unwatch = development ? await watchDevelopment({ ...building, specs, plans, group }) : async () => {};
    const seconds = (performance.now() - started) / 1000;
    out.line(banner(root, settings, ports, { seconds, operatorToken: operatorToken(settings, secrets.value) }));
    const end = await Promise.race([group.lost, stopped]);
    await unwatch();
    await group.stop();
    await lock.value();
    return end === "stop" ? success(undefined) : failure(endMessage(end));
  }
  await group.stop();
  await lock.value();
  if (beginning === "stop") return success(undefined);
  // The end of a service explains more than the failed start that it causes.
  if ("ok" in beginning) return beginning;
  return failure(endMessage(beginning));
}

/** Watches the sources; its library is there for developers alone, and an installation for production lacks it. */
async function watchDevelopment(watched: Watched): Promise<() => Promise<void>> {
  const { watchSources } = await import("./watch.ts");
  return watchSources(watched);
}

/**
 * Starts the services in the order in which they need one another: the shop takes longest and runs beside the build;
 * the gateway calls the shop; web needs the build.
 */
async function startAll(
  group: ServiceGroup,
  plans: readonly ServicePlan[],
  prepare: () => Promise<Outcome<void>>,
): Promise<Outcome<void>> {
  const only = (name: string): readonly ServicePlan[] => plans.filter((plan) => plan.name === name);
  const startEach = async (chosen: readonly ServicePlan[]): Promise<Outcome<void>> =>
    (await Promise.all(chosen.map((plan) => group.start(plan)))).find(({ ok }) => !ok) ?? success(undefined);

  const shopAndGateway = startEach(only("shop")).then((shop) => (shop.ok ? startEach(only("gateway")) : shop));
  const builtAndWeb = prepare().then((built) => (built.ok ? startEach(only("web")) : built));
  const others = startEach(plans.filter(({ name }) => !["shop", "gateway", "web"].includes(name)));
  return firstFailure([shopAndGateway, builtAndWeb, others]);
}

/** Success once all have succeeded, a failure as soon as one fails. */
function firstFailure(parts: readonly Promise<Outcome<void>>[]): Promise<Outcome<void>> {
  return new Promise((resolve, reject) => {
    for (const part of parts) part.then((outcome) => outcome.ok || resolve(outcome), reject);
    Promise.all(parts).then((outcomes) => resolve(outcomes.find(({ ok }) => !ok) ?? success(undefined)), reject);
  });
}

async function toPlan(
  spec: ServiceSpec,
  root: string,
  logs: string,
  out: Console,
  sockets: ReservedPorts["sockets"],
): Promise<ServicePlan> {
  const logFile = path.join(logs, `${spec.name}.log`);
  const size = await stat(logFile).then(
    (found) => found.size,
    () => 0,
  );
  if (size > bigLog) await rename(logFile, `${logFile}.1`);
  return {
    name: spec.name,
    isEssential: spec.isEssential,
    canOverlap: spec.canOverlap,
    sockets: () => sockets(spec.ports),
    entry: spec.entry,
    nodeOptions: spec.nodeOptions,
    cwd: root,
    env: { ...quickEnd, ...process.env, ...spec.env },
    logFile,
    onWarning: (text) => out.line(`[${spec.name}] ${text}`),
    onProgress: out.progress,
  };
}

function aborted(signal: AbortSignal): Promise<"stop"> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve("stop");
    signal.addEventListener("abort", () => resolve("stop"), { once: true });
  });
}
