/**
 * The `share_data` of the invitation that a sign-in or a registration was opened from; nothing without one (AUTH-15). The
 * address holds it within the path that it leads to.
 */
export function shareDataOf({ url }: Pick<Request, "url">): { readonly shareData?: string } {
  const target = new URL(url).searchParams.get("to") ?? "";
  const path = target.startsWith("/") && URL.canParse(target, url) ? new URL(target, url) : null;
  const shareData = path?.searchParams.get("share_data") ?? null;
  return shareData === null ? {} : { shareData };
}
