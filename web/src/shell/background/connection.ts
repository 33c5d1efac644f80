interface NetworkInformation {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the visitor's connection allows what they have not asked for (PWA-02): not with save-data, nor on 2G. */
export function isConnectionGood(): boolean {
  const { connection } = navigator as Navigator & { connection?: NetworkInformation };
  return !connection?.saveData && !connection?.effectiveType?.includes("2g");
}
