/** The code that the system or the database gave an error, e.g. `EACCES` or `23505`; empty when it has none. */
export function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
