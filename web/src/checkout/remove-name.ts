/** Name of the buttons that remove an address; the value is the address's id. */
export const removeName = "remove";
