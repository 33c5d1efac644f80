import fc, { type AsyncCommand } from "fast-check";
import type { Browser } from "../browser.ts";
import type { Model, ModelBrowser } from "../model.ts";
import { checkView, sizes, type World } from "../world.ts";

/** A step of the people of a world. */
export type Step = AsyncCommand<Model, World>;

/** Someone in front of a browser: what the model knows, and the jar. */
export interface Actor {
  readonly index: number;
  readonly is: ModelBrowser;
  readonly browser: Browser;
  /** Another person is in front of it now. */
  become(next: ModelBrowser): void;
}

interface Action {
  readonly name: string;
  readonly by: number;
  /** Whose view is compared as well. */
  readonly witness: number;
  readonly isPossible: (actor: ModelBrowser, model: Model) => boolean;
  readonly run: (actor: Actor, model: Model, real: World) => Promise<void>;
}

/** A step: does it, then compares what its browser and another one show with what they are to show. */
export function step({ name, by, witness, isPossible, run }: Action): Step {
  const toString = (): string => `${by}: ${name} (${witness} looks)`;
  return {
    check: (model) => isPossible(at(model.browsers, by), model),
    run: async (model, real) => {
      const become = (next: ModelBrowser): void => void (model.browsers[by] = next);
      real.onStep(toString());
      await run({ index: by, is: at(model.browsers, by), browser: at(real.browsers, by), become }, model, real);
      await checkView(model, real, by);
      if (witness !== by) await checkView(model, real, witness);
    },
    toString,
  };
}

/** One of the browsers. */
export const browserIndex = fc.nat(sizes.browsers - 1);
/** Who acts, and who looks at their own cart afterwards. */
export const who = { by: browserIndex, witness: browserIndex };

export const isVisitor = ({ kind }: ModelBrowser): boolean => kind === "visitor";
export const isIn = ({ kind }: ModelBrowser): boolean => kind !== "visitor";
export const isCustomer = ({ kind }: ModelBrowser): boolean => kind === "customer";
export const anyone = (): boolean => true;

/** @throws RangeError when there is none */
export function at<T>(values: readonly T[], index: number): T {
  const value = values[index];
  if (value === undefined) throw new RangeError(`There is no ${index}`);
  return value;
}
