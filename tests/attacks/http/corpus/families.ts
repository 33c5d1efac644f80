import type { Family } from "./attack.ts";
import { strangeBytes } from "./bytes.ts";
import { chunks } from "./chunks.ts";
import { cl0 } from "./cl-0.ts";
import { clTe } from "./cl-te.ts";
import { floods } from "./floods.ts";
import { folding } from "./folding.ts";
import { halfOpen } from "./half-open.ts";
import { hostNames } from "./hosts.ts";
import { contentLengths } from "./lengths.ts";
import { lineEnds } from "./line-ends.ts";
import { methodNames } from "./methods.ts";
import { pipelining } from "./pipelining.ts";
import { targets } from "./targets.ts";
import { te0 } from "./te-0.ts";
import { teCl } from "./te-cl.ts";
import { teTe } from "./te-te.ts";
import { trailerFields } from "./trailers.ts";
import { upgrades } from "./upgrades.ts";

/** All known attacks of untrusted clients, one family a file. */
export const families: readonly Family[] = [
  clTe,
  teCl,
  teTe,
  cl0,
  te0,
  chunks,
  lineEnds,
  folding,
  contentLengths,
  pipelining,
  targets,
  upgrades,
  trailerFields,
  methodNames,
  hostNames,
  strangeBytes,
  floods,
  halfOpen,
];
