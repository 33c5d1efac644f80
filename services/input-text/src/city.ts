/** Digits of a city's name: one or two at its end, of a district or a post office (`Genève 2`, `Wien 10`). */
const name = /^\D+ \d{1,2}$/u;

/** Whether a city has digits that no name of a city has, such as its postcode. @param city trimmed */
export const hasForeignDigits = (city: string): boolean => /\d/u.test(city) && !name.test(city);
