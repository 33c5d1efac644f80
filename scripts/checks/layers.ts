/** `npm run layers`: fails when a file imports what its place must not depend on. */
import process from "node:process";
import { root } from "../bootstrap/root.mjs";
import { findBreaches } from "./layers/check.ts";

const breaches = await findBreaches(root);
for (const breach of breaches) process.stderr.write(`${breach}\n`);
process.exitCode = breaches.length === 0 ? 0 : 1;
