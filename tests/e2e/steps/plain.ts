import { de } from "../../testkit/storefronts.ts";
import { plainHost } from "../start-chalkbox.ts";

/** The German store in a local network, whose pages come without https. */
export const plain = { ...de, host: plainHost };
