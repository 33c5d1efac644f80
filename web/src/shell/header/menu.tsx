/* What the header does when a pointer, a finger, the focus or a scroll comes: one chunk. */
export { startBehaviour } from "./behaviour.ts";
export { DrillDown } from "./drill-down.tsx";
export { WideMenu } from "./wide-menu.tsx";
export { SearchSlot } from "./search-slot.tsx";
