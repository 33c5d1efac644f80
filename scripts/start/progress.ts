import type { ProgressReport } from "./log-lines.ts";

const barWidth = 30;
/** Without a terminal a line is printed at every such part of the way. */
const stepPercent = 10;

/** Where progress and lines are written; process.stdout is one. */
export interface Screen {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/** Writes lines, and below them, on a terminal, one progress bar that is drawn over again. */
export interface Console {
  /** Prints a whole line. */
  line(text: string): void;
  progress(report: ProgressReport): void;
}

/** @param screen a bar is drawn when it is a terminal, plain lines otherwise (logs, CI) */
export function createConsole(screen: Screen): Console {
  let bar = "";
  let lastStep = "";
  const clear = screen.isTTY ? "\r\x1b[K" : "";
  return {
    line(text) {
      screen.write(bar === "" ? `${text}\n` : `${clear}${text}\n${bar}`);
    },
    progress(report) {
      const percent = percentOf(report);
      if (screen.isTTY) {
        bar = percent >= 100 ? "" : `  ${barOf(percent)} ${String(percent).padStart(3)} % ${report.label}`;
        screen.write(`${clear}${bar}`);
        return;
      }
      const step = `${report.label} ${Math.floor(percent / stepPercent) * stepPercent} %`;
      if (step !== lastStep) screen.write(`  ${step}\n`);
      lastStep = step;
    },
  };
}

function percentOf({ done, total }: ProgressReport): number {
  return total <= 0 ? 100 : Math.max(0, Math.min(100, Math.floor((done / total) * 100)));
}

function barOf(percent: number): string {
  const full = Math.round((percent / 100) * barWidth);
  return `${"█".repeat(full)}${"░".repeat(barWidth - full)}`;
}
