import { createContext, type ReactNode } from "react";

/**
 * Gives the markup of content that was rendered before for the same answer.
 * @param shows what the content shows
 * @param mark distinguishes contents that show the same
 * @returns null when it is to be rendered in its place
 */
export type IslandMarkup = (shows: object, mark: string, content: ReactNode) => string | null;

/** The server's memory of markup; null in the browser. */
export const IslandMarkupContext = createContext<IslandMarkup | null>(null);
