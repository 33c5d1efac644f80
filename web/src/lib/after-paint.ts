/**
 * Runs what a press starts once the browser has shown the press itself: a navigation takes a phone a tenth of a second
 * before it first waits for anything.
 */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}
