/** Id of the part of each page that "skip to content" jumps to. */
export const contentId = "content";
