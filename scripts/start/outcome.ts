/** A result that the caller must look at: a value, or one line that tells a person what is wrong and what to do. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly reason: string };

/** Wraps a success. */
export function success<T>(value: T): Outcome<T> {
  return { ok: true, value };
}

/** Wraps an expected failure; `reason` is printed as it is. */
export function failure(reason: string): { readonly ok: false; readonly reason: string } {
  return { ok: false, reason };
}

/** The error code of a system call ("EADDRINUSE", "EACCES" …), or "" for any other thrown value. */
export function systemCode(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "";
}
