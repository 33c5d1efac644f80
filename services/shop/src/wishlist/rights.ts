import { type Right, rights } from "./wishlist.types.ts";

/** What someone may want to do with a list. Looking at it takes being on it, no more. */
export type Action = "comment" | "changeEntries" | "manage" | "handOver";

/** The lowest right that allows an action (C-62). */
const lowest: Readonly<Record<Action, Right>> = {
  comment: "commentator",
  changeEntries: "editor",
  manage: "admin",
  handOver: "creator",
};

/** Whether a right is as high as another, or higher. */
export const isAtLeast = (right: Right, other: Right): boolean => rights.indexOf(right) <= rights.indexOf(other);

/** Whether a right allows an action. */
export const may = (right: Right, action: Action): boolean => isAtLeast(right, lowest[action]);
