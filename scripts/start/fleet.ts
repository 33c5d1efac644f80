import { startService, type Death, type Service, type ServicePlan } from "./service.ts";
import type { Outcome } from "./outcome.ts";

/** Time that services have to end on their own before they are killed, in ms. */
const stopPatience = 2_200;

/** All running services of one Chalkbox, stopped together. */
export interface Fleet {
  /** Starts a service and settles when it listens. */
  start(plan: ServicePlan): Promise<Outcome<void>>;
  /** Stops one service and starts it again, as development does when its code changes. */
  restart(plan: ServicePlan): Promise<Outcome<void>>;
  /** Settles when a service ends that nobody stopped. */
  readonly lost: Promise<Death>;
  /** Stops all services; settles within three seconds. */
  stop(): Promise<void>;
  /** Kills all services at once. */
  kill(): void;
}

/** @param options.keep in development a service that dies is started again by the next change, and the rest stays */
export function createFleet(options: { readonly keep: boolean; readonly onDeath?: (death: Death) => void }): Fleet {
  const services = new Map<string, Service>();
  const expected = new Set<Service>();
  const lost = Promise.withResolvers<Death>();

  async function stopOne(service: Service): Promise<void> {
    expected.add(service);
    service.stop();
    const overdue = setTimeout(() => service.kill(), stopPatience);
    await service.ended;
    clearTimeout(overdue);
  }

  async function watchOver(service: Service): Promise<void> {
    const death = await service.ended;
    if (expected.has(service)) return;
    services.delete(service.name);
    options.onDeath?.(death);
    if (!options.keep) lost.resolve(death);
  }

  function start(plan: ServicePlan): Promise<Outcome<void>> {
    const service = startService(plan);
    services.set(plan.name, service);
    void watchOver(service);
    return service.ready;
  }

  return {
    start,
    async restart(plan) {
      const running = services.get(plan.name);
      if (running !== undefined) await stopOne(running);
      return start(plan);
    },
    lost: lost.promise,
    async stop() {
      await Promise.all([...services.values()].map(stopOne));
    },
    kill() {
      for (const service of services.values()) {
        expected.add(service);
        service.kill();
      }
    },
  };
}
