/** An answer of the gateway: what it holds, and its data as the JSON that was sent. */
export interface GatewayAnswer {
  readonly data: unknown;
  readonly errors: readonly Readonly<Record<string, unknown>>[] | undefined;
  readonly extensions: Readonly<Record<string, unknown>> | undefined;
  /** "" without data. */
  readonly json: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const start = '{"data":';

/** One answer out of its JSON; undefined when it is none. */
function readAnswer(value: unknown, text: string | undefined): GatewayAnswer | undefined {
  if (!isRecord(value) || !("data" in value || "errors" in value)) return undefined;
  const { data, errors, extensions } = value;
  const isWhole = text?.startsWith(start) === true && Object.keys(value).length === 1;
  return {
    data,
    errors: Array.isArray(errors) ? errors.filter(isRecord) : undefined,
    extensions: isRecord(extensions) ? extensions : undefined,
    // What was sent can be passed on; printing a listing again took longer than reading it.
    json: data === null || data === undefined ? "" : isWhole ? text.slice(start.length, -1) : JSON.stringify(data),
  };
}

/**
 * The texts of the answers of a batch without errors; null when the text does not divide like one. Inside a string the
 * quotes would be escaped; a piece of a nested object would be no JSON, which shows when it is read.
 */
function divide(text: string, count: number): readonly string[] | null {
  const separator = `},${start}`;
  const parts = text.split(separator);
  if (parts.length !== count || !text.startsWith(`[${start}`) || !text.endsWith("}]")) return null;
  return parts.map((part, index) => {
    const opened = index === 0 ? part.slice(1) : start + part;
    return index === count - 1 ? opened.slice(0, -1) : `${opened}}`;
  });
}

/** Reads the JSON of one answer. */
export type ReadJson = (text: string) => unknown;

/**
 * Reads the gateway's answers, one for each of `readers`, in their order; undefined where one is missing or malformed.
 *
 * @throws SyntaxError when the body is no JSON
 */
export function readAnswers(body: string, readers: readonly ReadJson[]): readonly (GatewayAnswer | undefined)[] {
  const count = readers.length;
  const text = body.trim();
  const texts = count === 1 ? [text] : divide(text, count);
  if (texts) {
    try {
      return readers.map((read, index) => readAnswer(read(texts[index] ?? ""), texts[index]));
    } catch (error) {
      if (count === 1) throw error;
    }
  }
  const values: unknown = JSON.parse(text);
  if (!Array.isArray(values)) throw new Error("The gateway did not answer operation by operation");
  return Array.from({ length: count }, (_, index) => readAnswer(values[index], undefined));
}
