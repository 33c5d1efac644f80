import { join } from "node:path";
import { root } from "../testkit/root.ts";

/** Where everything of a run is: copies, coverage, results. Git ignores it. */
export const dataFolder = join(root, ".data/mutants");
