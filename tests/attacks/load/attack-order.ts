import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Load, LoadTargets } from "./loads.ts";

/** How often a load is ordered at most, in milliseconds: as it was seen first. */
const pause = 2_000;

/** What is ordered, as the process that orders it is given it. */
export interface AttackOrder {
  readonly load: string;
  readonly targets: LoadTargets;
}

/** A load that is ordered again and again. */
export interface Attack {
  /** Orders no more. @returns how often it was ordered */
  end(): Promise<number>;
}

/** Orders a load once, which nothing waits for. */
export function orderOnce(load: Load, targets: LoadTargets, scale: number): Attack {
  const ordering = load.run(targets, scale);
  return { end: () => ordering.then(() => 1) };
}

/** Orders a load every two seconds until that is aborted. @returns how often it was ordered */
export async function orderUntil(over: AbortSignal, load: Load, targets: LoadTargets): Promise<number> {
  let orders = 0;
  do {
    orders += 1;
    // time: how often it is ordered is part of the attack
    await Promise.all([load.run(targets, 1), new Promise((resume) => setTimeout(resume, pause))]);
  } while (!over.aborted);
  return orders;
}

/** Orders a load in a process of its own: the visitor's clock does not wait for what an attacker sends and reads. */
export async function orderElsewhere(load: Load, targets: LoadTargets): Promise<Attack> {
  const order: AttackOrder = { load: load.name, targets };
  const attacker = fork(fileURLToPath(new URL("attacker.ts", import.meta.url)), [JSON.stringify(order)]);
  const orders = new Promise<number>((resolve, reject) => {
    attacker.once("exit", (code) => reject(new Error(`The attacker ended with ${code}`)));
    attacker.on("message", (message) => {
      if (typeof message === "number") resolve(message);
    });
  });
  orders.catch(() => undefined);
  await Promise.race([new Promise((resolve) => attacker.once("spawn", resolve)), orders]);
  return {
    end: () => {
      attacker.send("end");
      return orders;
    },
  };
}
