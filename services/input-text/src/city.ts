/** Name with one or two digits at its end, those of a district or a post office (`Genève 2`, `Wien 10`). */
const name = /^\D+ \d{1,2}$/u;

/** Checks a city for digits that belong into another field, such as its postcode. @param city trimmed */
export const hasForeignDigits = (city: string): boolean => /\d/u.test(city) && !name.test(city);
