import * as v from "valibot";

/** A port; 0 lets the system choose a free one. */
export const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, "must be a port number"),
  v.transform(Number),
  v.maxValue(65_535, "must be a port number"),
);
/** An address, as it was given. */
export const url = v.pipe(v.string(), v.url("must be an address such as http://127.0.0.1:3003"));
/** A secret that cannot be guessed. */
export const secret = v.pipe(v.string(), v.minLength(16, "must have at least 16 characters"));
/** Any text but an empty one. */
export const text = v.pipe(v.string(), v.minLength(1, "must not be empty"));
/** A number of bytes. */
export const bytes = v.pipe(v.string(), v.regex(/^\d{1,15}$/, "must be a number of bytes"), v.transform(Number));
/** A number of seconds, at least one. */
export const seconds = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}$/, "must be a number of seconds"),
  v.transform(Number),
  v.minValue(1, "must be at least 1"),
);
/** A time of less than 100 seconds, in milliseconds. */
export const milliseconds = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, "must be a number of milliseconds below 100000"),
  v.transform(Number),
);

/**
 * A list of trusted proxies with commas between them.
 * @param read what makes use of the list: it throws when it cannot
 */
export function proxies(read: (list: readonly string[]) => unknown) {
  const isReadable = (list: string[]): boolean => {
    try {
      read(list);
      return true;
    } catch {
      return false;
    }
  };
  return v.pipe(
    v.string(),
    v.transform((list) => list.split(",").map((entry) => entry.trim())),
    v.check(isReadable, "must be a list of addresses, networks such as 10.0.0.0/8, loopback and private"),
  );
}

/** How often something may be done within a window that begins with the first time. */
export interface Rate {
  readonly perVisitor: number;
  /** A school behind one address has many visitors. */
  readonly perAddress: number;
  readonly windowMs: number;
}

/** `visitor/address/seconds`, e.g. `20/600/600`: how often a visitor, and an address, within how many seconds. */
export const rate = v.pipe(
  v.string(),
  v.regex(/^\d{1,6}\/\d{1,6}\/[1-9]\d{0,5}$/, "must be visitor/address/seconds, e.g. 20/600/600"),
  v.transform((value): Rate => {
    const [perVisitor = 0, perAddress = 0, seconds = 0] = value.split("/").map(Number);
    return { perVisitor, perAddress, windowMs: seconds * 1000 };
  }),
);
