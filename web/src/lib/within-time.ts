/** What a promise comes to within a time in milliseconds; null when it takes longer. */
export async function withinTime<T>(promise: Promise<T>, time: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => (timer = setTimeout(resolve, time, null)));
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
