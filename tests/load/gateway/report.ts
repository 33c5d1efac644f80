import type { Table } from "./measurements.ts";
import type { BenchOperation } from "./operations.ts";

type Name = BenchOperation["name"];

/** What is to be reached at concurrency 32: so many times the requests a second of another system. */
interface Target {
  readonly system: string;
  readonly operation: Name;
  readonly against: string;
  readonly factor: number;
}

const small: readonly Name[] = ["product", "cart", "customer"];
const times = (system: string, operations: readonly Name[], factors: Readonly<Record<string, number>>): Target[] =>
  operations.flatMap((operation) =>
    Object.entries(factors).map(([against, factor]) => ({ system, operation, against, factor })),
  );

const targets: readonly Target[] = [
  ...times("chalkbox", small, { proxy: 0.85, hive: 20, apollo: 15, mercurius: 3 }),
  ...times("chalkbox", ["listing"], { proxy: 0.65, hive: 40, apollo: 25, mercurius: 8 }),
  ...times("chalkbox-cached", ["product", "listing"], { proxy: 1.4, upstream: 0.7, hive: 40 }),
  ...times("chalkbox", ["session"], { standard: 10, mercurius: 2.5 }),
];

/** Most that the median may be above the proxy's at concurrency 1, in milliseconds. */
const extraLatency = 0.05;

/** Everything that was measured, operation by operation. */
export function printTable(
  table: Table,
  systems: readonly string[],
  operations: readonly Name[],
  concurrencies: readonly number[],
): string {
  const rows = operations.flatMap((operation) =>
    concurrencies.flatMap((concurrency) => {
      const base = table.cell("proxy", operation, concurrency)?.requestsPerSecond;
      return systems.flatMap((system) => {
        const cell = table.cell(system, operation, concurrency);
        if (cell === undefined) return [];
        const ratio = base === undefined ? "" : `${(cell.requestsPerSecond / base).toFixed(2)}×`;
        const figures = [cell.requestsPerSecond.toFixed(0), ratio, cell.p50.toFixed(2), cell.p99.toFixed(2)];
        return [[operation, `${concurrency}`, system, ...figures, cell.cpu.toFixed(3)]];
      });
    }),
  );
  return align([["operation", "at once", "system", "requests/s", "to proxy", "p50 ms", "p99 ms", "CPU ms"], ...rows]);
}

/** What was to be reached and what was. */
export function printTargets(table: Table): string {
  const rows = targets.flatMap(({ system, operation, against, factor }) => {
    const own = table.cell(system, operation, 32);
    const other = table.cell(against, operation, 32);
    if (own === undefined || other === undefined) return [];
    const reached = own.requestsPerSecond / other.requestsPerSecond;
    return [
      [`${system}: ${operation} to ${against}`, `≥ ${factor}×`, `${reached.toFixed(2)}×`, verdict(reached >= factor)],
    ];
  });
  const latencies = [...small, "listing" as const].flatMap((operation) => {
    const own = table.cell("chalkbox", operation, 1);
    const proxy = table.cell("proxy", operation, 1);
    if (own === undefined || proxy === undefined) return [];
    const extra = own.p50 - proxy.p50;
    const name = `chalkbox: ${operation}, median above the proxy's, one at a time`;
    return [[name, `≤ ${extraLatency} ms`, `${extra.toFixed(3)} ms`, verdict(extra <= extraLatency)]];
  });
  return align([["figure at concurrency 32", "target", "measured", "verdict"], ...rows, ...latencies]);
}

/** Each ratio of the table of targets before and after, at concurrency 32. */
export function printBefore(table: Table): string {
  const rate = (system: string, operation: Name): number =>
    table.cell(system, operation, 32)?.requestsPerSecond ?? Number.NaN;
  const rows = targets.flatMap(({ system, operation, against }) => {
    const before = rate(system.replace("chalkbox", "before"), operation) / rate(against, operation);
    const after = rate(system, operation) / rate(against, operation);
    if (Number.isNaN(before) || Number.isNaN(after)) return [];
    const change = `${((after / before - 1) * 100).toFixed(1)} %`;
    return [[`${system}: ${operation} to ${against}`, `${before.toFixed(2)}×`, `${after.toFixed(2)}×`, change]];
  });
  return align([["figure at concurrency 32", "before", "after", "change"], ...rows]);
}

function verdict(isGood: boolean): string {
  return isGood ? "good" : "MISSED";
}

function align(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ");
  return rows.map((row) => line(row).trimEnd()).join("\n");
}
