/** Makes the browser of a test one that has its ids and its token, so that nothing but what it tests is asked for. */
export function becomeKnown(): void {
  document.cookie = "cartId=c-1; path=/";
  sessionStorage.setItem("tokenExpires", "2999-01-01T00:00:00Z");
}

/** Takes that back. */
export function becomeUnknown(): void {
  document.cookie = "cartId=; path=/; max-age=-1";
  sessionStorage.removeItem("tokenExpires");
}
