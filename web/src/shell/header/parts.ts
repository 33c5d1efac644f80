import { createContext, type ReactNode } from "react";
import type { PageGraph } from "../../graph/client.ts";
import type { HeaderGridQuery } from "../../graph/generated/HeaderGrid.ts";
import type { Storefront } from "../../lib/storefront-from-host.ts";

/** What operators keep of the header; null when it could not be requested. */
export type HeaderGrid = HeaderGridQuery["getGridByPageId"];

/** A part of a page's frame: the answer that it shows, undefined when there is none, and what it shows of it. */
export interface FramePartContent {
  readonly answer: object | undefined;
  readonly content: ReactNode;
}

/** The parts of a page's frame, by id of their element: the server renders them, the browser leaves them as they are. */
export type FrameParts = (id: string, graph: PageGraph, storefront: Storefront) => FramePartContent;

/** The server's parts; null in the browser, which has their code in tabs that came without them only. */
export const FramePartsContext = createContext<FrameParts | null>(null);
