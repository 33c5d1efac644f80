/** Classes of the EU energy label with their colours, best first. */
const colours = {
  a: "#009640",
  b: "#52ae32",
  c: "#c8d400",
  d: "#ffed00",
  e: "#fbba00",
  f: "#ec6608",
  g: "#e30613",
} as const;

/** A class of the EU energy label, in lower case as addresses have it. */
export type EnergyClass = keyof typeof colours;

/** Whether a letter is a class. */
export const isEnergyClass = (letter: string): letter is EnergyClass => Object.hasOwn(colours, letter);

const dark = "#1d1d1b";

/** The small arrow beside a price: the class, and the range A to G (TILE-14: 38 x 23). */
export function energyArrow(energyClass: EnergyClass): string {
  const letter = energyClass.toUpperCase();
  return `<svg xmlns="http://www.w3.org/2000/svg" width="38" height="23" viewBox="0 0 38 23"><rect width="11" height="23" fill="${dark}"/><g fill="#fff" font-family="sans-serif" font-size="7" font-weight="700" text-anchor="middle"><text x="5.5" y="7.5">A</text><text x="5.5" y="14">↑</text><text x="5.5" y="21">G</text></g><path d="M11 0h19l8 11.5L30 23H11z" fill="${colours[energyClass]}"/><text x="22" y="17" fill="${dark}" font-family="sans-serif" font-size="15" font-weight="700" text-anchor="middle">${letter}</text></svg>`;
}

/** The whole scale with the class marked. */
export function energyLabel(energyClass: EnergyClass): string {
  const letters = Object.keys(colours).filter(isEnergyClass);
  const rows = letters.map((letter, index) => {
    const y = 30 + index * 34;
    const width = 70 + index * 18;
    return `<path d="M20 ${y}h${width}l14 14-14 14H20z" fill="${colours[letter]}"/><text x="30" y="${y + 21}" fill="${dark}" font-size="20">${letter.toUpperCase()}</text>`;
  });
  const marked = 30 + letters.indexOf(energyClass) * 34;
  const mark = `<path d="M300 ${marked - 4}h-54l-18 18 18 18h54z" fill="${dark}"/><text x="272" y="${marked + 22}" fill="#fff" font-size="22" text-anchor="middle">${energyClass.toUpperCase()}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="320" height="290" viewBox="0 0 320 290"><rect x="1" y="1" width="318" height="288" rx="8" fill="#fff" stroke="${dark}"/><g font-family="sans-serif" font-weight="700">${rows.join("")}${mark}</g></svg>`;
}
