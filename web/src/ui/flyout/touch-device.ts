/** What is worked by fingers: nothing hovers, and the pointer is coarse (UX-02). A laptop with a touch screen is none. */
export const isTouchDevice = (): boolean => matchMedia("(hover: none) and (pointer: coarse)").matches;
