import type { Handed } from "./handover.ts";
import type { Outcome } from "./outcome.ts";
import { createRestartPolicy, restartLimit, type RestartPolicy } from "./restart-policy.ts";
import { type ServiceEnd, type Service, type ServicePlan, startService, type Succession } from "./service.ts";

/** Time that services have to end on their own before they are killed, in ms. */
const stopPatience = 2_200;

/** How long a service that was replaced keeps connections open whose clients do not know yet, in ms. */
const lingerTime = 10_000;
/** The same for one that the next one waits for. */
const shortLinger = 500;

/** All running services of one Chalkbox, stopped together. */
export interface ServiceGroup {
  /** Starts a service and settles when it listens. */
  start(plan: ServicePlan): Promise<Outcome<void>>;
  /** Stops one service and starts it again, as development does when its code changes. */
  restart(plan: ServicePlan): Promise<Outcome<void>>;
  /** Settles when a service has ended that the others require, and is not restarted. */
  readonly lost: Promise<ServiceEnd>;
  /** Stops all services; settles within three seconds. */
  stop(): Promise<void>;
  /** Kills all services at once. */
  kill(): void;
}

export interface ServiceGroupOptions {
  /**
   * "restart": a service that ends after its first start is restarted, with back-off. "report": it stays down until
   * `restart` is called, as in development, where the next change of its code does that.
   */
  readonly onEnd: "restart" | "report";
  /** Prints a line to the terminal. */
  readonly say: (line: string) => void;
  /** How a process is started; tests pass services without one. */
  readonly startService?: (plan: ServicePlan, succession?: Succession) => Service;
}

/** Runs services: stops them together, and restarts one that has ended. */
export function createServiceGroup({
  onEnd,
  say,
  startService: launch = startService,
}: ServiceGroupOptions): ServiceGroup {
  const services = new Map<string, Service>();
  const policies = new Map<string, RestartPolicy>();
  /** Services that were stopped: their end does not count. */
  const dismissed = new Set<Service>();
  /** Names of services that have listened once: one that never did has a fault that a restart does not mend. */
  const established = new Set<string>();
  const pending = new Set<NodeJS.Timeout>();
  /** Services that were replaced and have not ended yet. */
  const leaving = new Set<Service>();
  const lost = Promise.withResolvers<ServiceEnd>();
  let isEnding = false;

  function policyOf(name: string): RestartPolicy {
    const policy = policies.get(name) ?? createRestartPolicy();
    policies.set(name, policy);
    return policy;
  }

  async function stopOne(service: Service): Promise<void> {
    dismissed.add(service);
    service.stop();
    const overdue = setTimeout(() => service.kill(), stopPatience);
    await service.ended;
    clearTimeout(overdue);
  }

  /** Starts the next service in place of one that was asked to end, and lets that one go when it is no longer needed. */
  async function replace(plan: ServicePlan, last: Service, handed: readonly Handed[]): Promise<void> {
    // A service that the launcher stops, or that never listened, has no successor.
    if (isEnding || dismissed.has(last) || handed.length === 0) return last.release();
    dismissed.add(last);
    leaving.add(last);
    const gone = last.ended.then(() => leaving.delete(last));
    say(`[${plan.name}] was asked to end: starting the next one …`);
    if (!plan.canOverlap) {
      last.release(shortLinger);
      await gone;
    }
    const ready = isEnding ? null : await start(plan, { handed, onPrepared: () => last.release(lingerTime) });
    for (const each of handed) each.close();
    last.release(lingerTime);
    if (ready?.ok === true) say(`[${plan.name}] runs again.`);
  }

  async function watchOver(plan: ServicePlan, service: Service): Promise<void> {
    const ended = await service.ended;
    if (dismissed.has(service)) return;
    services.delete(service.name);
    if (onEnd === "report") return say(endMessage(ended));
    if (!established.has(plan.name)) return lost.resolve(ended);
    const { delay, isExhausted } = policyOf(plan.name).ended(performance.now());
    if (isExhausted && plan.isEssential) {
      return lost.resolve({ ...ended, how: `${ended.how} after ${restartLimit} restarts within a minute` });
    }
    const rest = isExhausted ? " The others go on without it." : "";
    say(`[${plan.name}] ${ended.how}${lastOutput(ended)}: starting it again in ${seconds(delay)}.${rest}`);
    const timer = setTimeout(() => {
      pending.delete(timer);
      void revive(plan);
    }, delay);
    pending.add(timer);
  }

  async function revive(plan: ServicePlan): Promise<void> {
    if (isEnding) return;
    const ready = await start(plan);
    if (ready.ok) say(`[${plan.name}] runs again.`);
    // One that is stuck is killed; its end then counts like any other.
    else services.get(plan.name)?.kill();
  }

  async function start(plan: ServicePlan, succession?: Succession): Promise<Outcome<void>> {
    const service = launch(plan, succession);
    services.set(plan.name, service);
    void watchOver(plan, service);
    void service.leaving.then((handed) => replace(plan, service, handed));
    const ready = await service.ready;
    if (ready.ok) established.add(plan.name);
    return ready;
  }

  function end(): void {
    isEnding = true;
    for (const timer of pending) clearTimeout(timer);
  }

  return {
    start: (plan) => start(plan),
    async restart(plan) {
      const running = services.get(plan.name);
      if (running !== undefined) await stopOne(running);
      return start(plan);
    },
    lost: lost.promise,
    async stop() {
      end();
      await Promise.all([...services.values(), ...leaving].map(stopOne));
    },
    kill() {
      end();
      for (const service of [...services.values(), ...leaving]) {
        dismissed.add(service);
        service.kill();
      }
    },
  };
}

/** One line on what happened, then the service's last output. */
export function endMessage({ service, how, lastLines, logFile }: ServiceEnd): string {
  return [`Chalkbox cannot go on: ${service} ${how}.`, ...lastLines.map((line) => `  ${line}`), `  (${logFile})`].join(
    "\n",
  );
}

/** The service's last output, when it went by itself; a killed one had no time to print anything. */
function lastOutput({ lastLines, signal }: ServiceEnd): string {
  const last = lastLines.at(-1);
  return signal !== null || last === undefined ? "" : ` (${last})`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(milliseconds < 1000 ? 2 : 0)} s`;
}
