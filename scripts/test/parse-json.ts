/** The value of a text that a runner wrote; undefined where there is none, or none that can be read. */
export function parseJson(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
