import { readdir, readFile } from "node:fs/promises";

/** A process that the launcher has started. */
export interface Child {
  readonly pid: number;
  readonly command: string;
}

/**
 * The process of a service among the children of a launcher.
 * @param entry its entry file, relative to the checkout
 * @throws Error when it does not run, or where there is no /proc
 */
export async function serviceProcess(launcher: number, entry: string): Promise<number> {
  const child = (await childrenOf(launcher)).find(({ command }) => command.includes(entry));
  if (child === undefined) throw new Error(`The launcher runs no ${entry}`);
  return child.pid;
}

/** A process and all that it has started, and those in turn. */
export async function familyOf(pid: number): Promise<readonly number[]> {
  const children = await childrenOf(pid);
  return [pid, ...(await Promise.all(children.map((child) => familyOf(child.pid)))).flat()];
}

async function childrenOf(launcher: number): Promise<readonly Child[]> {
  const children: Child[] = [];
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, "utf8").catch(() => "");
    // The name in parentheses may hold anything: count from behind it.
    const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
    if (parent !== launcher) continue;
    children.push({ pid: Number(name), command: await readFile(`/proc/${name}/cmdline`, "utf8") });
  }
  return children;
}
