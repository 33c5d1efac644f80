/** The latest day that browsers read in a cookie; they cap it at some 400 days (C-78). */
const forever = "Fri, 31 Dec 9999 23:59:59 GMT";

/** The cookie of an info bar, named from its teaser (CMS-24): letters and digits, as names of cookies allow. */
export const infoBarCookie = (teaserName: string): string =>
  `infobar_${teaserName.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-")}`.replaceAll(/[^\w-]/g, (letter) =>
    encodeURIComponent(letter).replaceAll("%", ""),
  );

/** What a browser is given when the visitor dismisses a bar. */
export const dismissal = (cookie: string): string => `${cookie}=dismissed; expires=${forever}; path=/; samesite=lax`;

/** Whether the cookies of a browser say that a bar was dismissed. */
export const isDismissed = (cookies: string, cookie: string): boolean =>
  cookies.split("; ").includes(`${cookie}=dismissed`);
