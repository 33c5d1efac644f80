/**
 * Makes a secret for a browser whose visitor has no ids yet. What it sends within the next minute gets the same ids: a
 * change that goes out while the page is left, and the next page, which does not wait for its answer.
 */
export function markNewcomer(): void {
  if (/\b(cartId|newcomer)=/.test(document.cookie)) return;
  const secret = crypto.getRandomValues(new Uint32Array(4)).join("");
  // Browsers count localhost as safe; elsewhere there is TLS.
  document.cookie = `newcomer=${secret}; Path=/; Max-Age=60; SameSite=Lax; Secure`;
}
