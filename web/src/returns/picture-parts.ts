/** Largest picture, in bytes: forty parts of a file (OP-M-32). */
export const pictureLimit = 8_000_000;
/** The kinds of pictures that the shop redraws. */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp"] as const;
