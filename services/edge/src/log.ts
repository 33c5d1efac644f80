/** Where a server writes what operators should read; pino's loggers are ones. */
export interface EdgeLog {
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
  fatal(fields: object, message: string): void;
}

/** A log whose own failures end nothing: a full disk must not take the server along. */
export function safeLog(log: EdgeLog): EdgeLog {
  const guarded =
    (level: keyof EdgeLog) =>
    (fields: object, message: string): void => {
      try {
        log[level](fields, message);
      } catch {
        // There is no other place to say it.
      }
    };
  return { warn: guarded("warn"), error: guarded("error"), fatal: guarded("fatal") };
}
