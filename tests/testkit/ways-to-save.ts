import { appendFileSync, copyFileSync, renameSync, rmSync, writeFileSync } from "node:fs";

/** Ways in which editors and tools save a file. */
export const waysToSave = {
  /** A new file takes the place of the old one, as most editors save. */
  rename: (file: string, text: string) => {
    writeFileSync(`${file}~`, text);
    renameSync(`${file}~`, file);
  },
  /** The file is emptied, then written. */
  truncation: (file: string, text: string) => {
    writeFileSync(file, "");
    appendFileSync(file, text);
  },
  copy: (file: string, text: string) => {
    writeFileSync(`${file}~`, text);
    copyFileSync(`${file}~`, file);
    rmSync(`${file}~`);
  },
} as const;
