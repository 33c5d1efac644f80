/** Whether the router answers an address: not other origins, files, the graph or jumps within the page. */
export const isInApp = (href: string): boolean => href.startsWith("/") && !href.startsWith("//") && !/^\/(api|media|assets)\//.test(href);

/** Whether a page may be fetched before anybody asks for it: not those that change something or guard a step. */
export const isPrefetchable = (href: string): boolean => isInApp(href) && !/^\/(logout|computop|checkout|prime\/checkout)\b/.test(href);
