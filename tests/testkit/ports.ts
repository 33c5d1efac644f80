import { createServer } from "node:net";

/**
 * A port with `above` free ones directly over it, all on 127.0.0.1.
 *
 * Chosen below the range from which the system hands out ports by itself, so that no client socket takes one meanwhile.
 */
export async function freePort(above = 0): Promise<number> {
  for (;;) {
    const port = 21_000 + Math.floor(Math.random() * 10_000);
    const wanted = Array.from({ length: above + 1 }, (_, index) => port + index);
    const free = await Promise.all(wanted.map(isFree));
    if (free.every(Boolean)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
