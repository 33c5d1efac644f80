/**
 * `npm run mutants -- [group…] [--sample=300] [--seed=1] [--minutes=120] [--tests=path…]`: plants faults one at a time and states which of
 * them no test finds. Results are kept in `.data/mutants`; an interrupted run goes on, and a further one tries again
 * what other sources or tests might change.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import process from "node:process";
import { writeCheckout } from "./checkout.ts";
import { coverageOf } from "./coverage.ts";
import { dataFolder } from "./folders.ts";
import { areas, type Area } from "./groups.ts";
import { plant, type Mutant } from "./mutants.ts";
import { readOptions } from "./options.ts";
import { scoreOf, summaryOf, survivorsOf, type Tried } from "./report.ts";
import { Results } from "./results.ts";
import { sampleOf } from "./sample.ts";
import { selectTests } from "./select-tests.ts";
import { tryMutant } from "./try-mutant.ts";
import { VitestProcess } from "./vitest-runner.ts";

const options = readOptions(process.argv.slice(2));
const end = performance.now() + options.minutes * 60_000;

say(`seed ${options.seed}`);
for (const area of areas) {
  const groups = options.groups.filter((group) => group in area.groups);
  if (groups.length > 0) await tryArea(area, groups);
}

async function tryArea(area: Area, groups: readonly string[]): Promise<void> {
  const planted = await plant(area);
  const folder = writeCheckout(area.name, planted.files);
  const vitest = new VitestProcess(area.name, folder, area.projects);
  try {
    const coverage = await coverageOf(area.name, folder, planted.hash, vitest, say, options.tests);
    for (const group of groups) {
      const all = planted.mutants.filter((mutant) => mutant.group === group);
      const idsOf = Map.groupBy(all, ({ file }) => file);
      const results = new Results(join(dataFolder, "results", `${group}.jsonl`));
      const tried: Tried[] = [];
      for (const mutant of sampleOf(all, options.sample, options.seed)) {
        const siblings = new Set(idsOf.get(mutant.file)?.map(({ id }) => id));
        const selection = selectTests(mutant.id, mutant.file, siblings, coverage);
        const hashes = Object.fromEntries(selection.tests.map(({ file }) => [file, coverage[file]?.hash ?? ""]));
        let result = results.of(mutant.key, hashes);
        if (result === undefined && performance.now() < end) {
          result = await tryMutant(mutant, selection, coverage, vitest);
          if (result !== undefined) results.add(result);
        }
        if (result === undefined) continue;
        tried.push({ mutant, result });
        if (tried.length % 50 === 0) progress(group, all, tried);
      }
      progress(group, all, tried);
    }
  } finally {
    await vitest.stop();
  }
}

/** Reports how a group stands, and writes down what was not found. */
function progress(group: string, all: readonly Mutant[], tried: readonly Tried[]): void {
  say(summaryOf(group, all.length, scoreOf(tried)));
  writeFileSync(join(dataFolder, "results", `${group}.survivors.txt`), survivorsOf(tried));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
