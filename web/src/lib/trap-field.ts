/** Name of the field that people do not see, and programs fill in (AUTH-11). */
export const trapField = "homepage";
