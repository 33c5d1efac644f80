import { isNode, type Node } from "./node.ts";
import { forEachAt } from "./places.ts";
import type { EntitiesStep, EntityGroup, FetchStep } from "./steps.ts";

/** What earlier calls of an operation left for later ones; each group that has some finds it by representation. */
export class Memory {
  readonly #groups: Map<string, Node>[] = [];

  /** What is known of a group's objects; null for nothing. */
  of({ memory }: EntityGroup): ReadonlyMap<string, Node> | null {
    return memory === null ? null : (this.#groups[memory] ?? null);
  }

  /** Keeps what is said of objects anywhere in a call's answer. */
  keep({ tellings }: FetchStep | EntitiesStep, answered: Node): void {
    for (const { memory, place, represent, fields } of tellings) {
      forEachAt(answered, place, true, (node) => {
        const text = represent(node);
        if (text !== null) this.#remember(memory, text, node, fields);
      });
    }
  }

  /** Keeps what a group was answered. @param list in the order of its representations */
  keepGroup({ tellings }: EntityGroup, list: readonly unknown[], representations: readonly string[]): void {
    for (const { memory, fields } of tellings) {
      representations.forEach((text, index) => {
        const found = list[index];
        if (isNode(found)) this.#remember(memory, text, found, fields);
      });
    }
  }

  /** Only plain values that are there: a null may be a fault that passes. */
  #remember(memory: number, text: string, from: Node, fields: readonly string[]): void {
    const kept: Node = {};
    for (const field of fields) {
      const value = from[field];
      if (value === undefined || typeof value === "object") return;
      kept[field] = value;
    }
    (this.#groups[memory] ??= new Map()).set(text, kept);
  }
}
