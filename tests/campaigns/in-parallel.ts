/** Does a task so many times, some at once; the results in the order in which they came. */
export async function inParallel<T>(times: number, atOnce: number, task: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < times) {
      next += 1;
      results.push(await task(next - 1));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
