/** Values of one combination of labels, counted by their size. */
export class Series {
  readonly #bounds: readonly number[];
  /** How many values are up to each bound, and not up to the one before; the last are above all bounds. */
  readonly #counts: number[];
  #sum = 0;

  /** @param bounds ascending */
  constructor(bounds: readonly number[]) {
    this.#bounds = bounds;
    this.#counts = Array.from({ length: bounds.length + 1 }, () => 0);
  }

  add(value: number): void {
    const bounds = this.#bounds;
    let at = 0;
    while (at < bounds.length && value > (bounds[at] ?? 0)) at += 1;
    this.#counts[at] = (this.#counts[at] ?? 0) + 1;
    this.#sum += value;
  }

  /** Lines of Prometheus' text format. @param labels as they are between the braces, "" without any */
  lines(name: string, labels: string): readonly string[] {
    let total = 0;
    const rest = labels === "" ? "" : `,${labels}`;
    const buckets = this.#counts.map((count, index) => {
      total += count;
      return `${name}_bucket{le="${this.#bounds[index] ?? "+Inf"}"${rest}} ${total}`;
    });
    const braces = labels === "" ? "" : `{${labels}}`;
    return [...buckets, `${name}_sum${braces} ${this.#sum}`, `${name}_count${braces} ${total}`];
  }
}

/** What a histogram is called and holds. */
interface Settings {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly string[];
  /** Upper ends of the buckets, ascending. */
  readonly bounds: readonly number[];
}

/**
 * A histogram in Prometheus' text format. prom-client's own works its labels out at every value, which took a
 * twentieth of a forwarded operation's time; here they are written out when metrics are printed.
 */
export class Histogram {
  readonly #settings: Settings;
  /** By the values of the labels. */
  readonly #known = new Map<string, Series>();
  /** By the labels as they are printed. */
  readonly #series = new Map<string, Series>();

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** The series of a combination of labels. @param values in the order of the names */
  series(...values: readonly string[]): Series {
    const key = values.join("\0");
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const { labelNames, bounds } = this.#settings;
    const series = new Series(bounds);
    this.#known.set(key, series);
    this.#series.set(labelNames.map((name, index) => `${name}="${escaped(values[index] ?? "")}"`).join(","), series);
    return series;
  }

  print(): string {
    const { name, help } = this.#settings;
    const lines = [...this.#series].flatMap(([labels, series]) => series.lines(name, labels));
    return [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`, ...lines, ""].join("\n");
  }
}

function escaped(value: string): string {
  return value.replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll('"', '\\"');
}
