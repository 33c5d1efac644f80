import { fileURLToPath } from "node:url";
import { build } from "vite";

/**
 * Writes the service worker as one file that imports nothing (OP-A-12): a worker of one build must not need files of
 * another.
 * @param folder what the browser's build was written to
 */
export async function bundleWorker(folder: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: {
        input: fileURLToPath(new URL("../src/shell/offline/worker.ts", import.meta.url)),
        output: { format: "iife", entryFileNames: "sw.js" },
      },
    },
  });
}
