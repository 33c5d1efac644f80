/** `busy.ts <process id>`: keeps one processor busy until it is ended, or its parent is gone, which has that id. */
import process from "node:process";

/** Rounds between two looks at who started it: some milliseconds. */
const rounds = 1_000_000;

const parent = Number(process.argv[2]);
while (process.ppid === parent) {
  for (let round = 0; round < rounds; round += 1) Math.sqrt(round);
}
