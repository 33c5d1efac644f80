/** A JSON value as the shop wrote it. */
export class RawJson {
  readonly bytes: Buffer;

  constructor(bytes: Buffer) {
    this.bytes = bytes;
  }
}

/** Prints a value as JSON; raw values within it go in as they are. */
export function printJson(value: unknown): Buffer {
  const pieces: Buffer[] = [];
  let text = "";
  const write = (each: unknown): void => {
    if (each instanceof RawJson) {
      pieces.push(Buffer.from(text), each.bytes);
      text = "";
    } else if (Array.isArray(each)) {
      text += "[";
      each.forEach((entry, index) => {
        if (index > 0) text += ",";
        write(entry);
      });
      text += "]";
    } else if (typeof each === "object" && each !== null && !("toJSON" in each)) {
      let separator = "{";
      for (const [key, entry] of Object.entries(each)) {
        if (entry === undefined) continue;
        text += `${separator}${JSON.stringify(key)}:`;
        separator = ",";
        write(entry);
      }
      text += separator === "{" ? "{}" : "}";
    } else {
      // What JSON has no word for is null in lists, as JSON.stringify has it.
      text += JSON.stringify(each) ?? "null";
    }
  };
  write(value);
  pieces.push(Buffer.from(text));
  return Buffer.concat(pieces);
}
