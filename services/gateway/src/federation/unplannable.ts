/** An operation for which there is no plan; the stitched graph answers it. The message says why, to developers. */
export class Unplannable extends Error {}
