/** The one file of each process that reads the environment. */
const configFiles = [
  /^services\/[^/]+\/src\/(?:platform\/)?config\.ts$/,
  /^web\/server\/config\.ts$/,
  // The built pages are a module graph of their own.
  /^web\/src\/lib\/environment\.server\.ts$/,
  /^scripts\/start\/settings\.ts$/,
];
/** What runs for people; `tests` and the other scripts are tools. */
const processes = /^(?:services|web|scripts\/start)\//;
const tests = /\.test\.tsx?$|\/(?:test|testing)\//;
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;
/** `...process.env` hands the environment on to a child process and reads nothing of it. */
const reading =
  /(?<!\.\.\.)\bprocess\.env\b|\bprocess\["env"\]|\benv\b[^{}]*\}\s*(?:from\s*"node:process"|=\s*process\b)/;

/** Whether a file reads the environment although it is no configuration file. */
export function readsEnvironment(file: string, text: string): boolean {
  if (!processes.test(file) || tests.test(file) || configFiles.some((pattern) => pattern.test(file))) return false;
  return reading.test(text.replaceAll(comments, ""));
}
