import { DatabaseSync } from "node:sqlite";
import type { TestSandbox } from "./shopper.ts";

/** Whether the bank is being waited for, as the provider's own records say. */
export function isProcessing(running: TestSandbox): boolean {
  const database = new DatabaseSync(`${running.config.dataDir}/card.sqlite`, { readOnly: true });
  const row = database.prepare("select 1 from payment where status = 'processing'").get();
  database.close();
  return row !== undefined;
}

/** Waits until the bank has been asked about a payment. */
export async function waitForBank(running: TestSandbox): Promise<void> {
  while (!isProcessing(running)) await running.get("/health/live");
}
