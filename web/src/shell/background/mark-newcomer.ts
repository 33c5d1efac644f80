/**
 * Makes a secret for a browser whose visitor has no ids yet, with the first form that changes something. What the
 * browser sends within the next minute gets the same ids: a change that goes out while the page is left, and the next
 * page, which does not wait for its answer.
 */
export function markNewcomer(): void {
  document.addEventListener(
    "submit",
    ({ target: form }) => {
      if (!(form instanceof HTMLFormElement) || form.method !== "post") return;
      if (/\b(cartId|newcomer)=/.test(document.cookie)) return;
      const secret = crypto.getRandomValues(new Uint32Array(4)).join("");
      // Browsers count localhost as safe; elsewhere there is TLS.
      document.cookie = `newcomer=${secret}; Path=/; Max-Age=60; SameSite=Lax; Secure`;
    },
    // Before whatever sends the form.
    { capture: true },
  );
}
