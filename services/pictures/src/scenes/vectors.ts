import { drawPicture } from "../draw.ts";
import type { Picture } from "../picture.ts";
import { energyArrow, energyLabel, isEnergyClass } from "./energy-label.ts";
import { drawIcon } from "./icons.ts";

/** Pictures that pages name by what they are for, in the colours that suit every storefront. */
export const scenes: Readonly<Record<string, Picture>> = {
  "not-found": { kind: "magnifier", colour: "#2f6db5", accent: "#f4c430" },
  "empty-basket": { kind: "empty-basket", colour: "#c98f4e", accent: "#8fb98a" },
  "hero-back-to-school": { kind: "hero-back-to-school", colour: "#2f6db5", accent: "#f4c430" },
  "hero-kindergarten": { kind: "hero-kindergarten", colour: "#3a9fc4", accent: "#f0a13c" },
  "hero-office": { kind: "hero-office", colour: "#2c6e9b", accent: "#e0a23a" },
  "hero-science": { kind: "hero-science", colour: "#2f6fb5", accent: "#6fb35a" },
  "hero-creative": { kind: "hero-creative", colour: "#8a5ab5", accent: "#e8785a" },
  advice: { kind: "advice", colour: "#2f6db5", accent: "#f4c430" },
  safety: { kind: "safety", colour: "#2f8f5b", accent: "#f4c430" },
  advantages: { kind: "advantages", colour: "#e0a23a", accent: "#2f6db5" },
};

/**
 * Draws what an address of a vector picture names, as SVG; null when it names none: `/media/scenes/<name>.svg`,
 * `/media/icons/<name>.svg`, `/media/energy/<class>[-label].svg`.
 */
export function drawVector(path: string): string | null {
  const { folder, name = "" } =
    /^\/media\/(?<folder>scenes|icons|energy)\/(?<name>[a-z-]{1,40})\.svg$/.exec(path)?.groups ?? {};
  switch (folder) {
    case "scenes":
      return sceneOf(name);
    case "icons":
      return drawIcon(name);
    case "energy":
      return energyOf(name);
    case undefined:
    default:
      return null;
  }
}

function sceneOf(name: string): string | null {
  const picture = Object.hasOwn(scenes, name) ? scenes[name] : undefined;
  return picture === undefined ? null : drawPicture(picture);
}

function energyOf(name: string): string | null {
  const [, energyClass, isLabel] = /^([a-g])(-label)?$/.exec(name) ?? [];
  if (energyClass === undefined || !isEnergyClass(energyClass)) return null;
  return isLabel === undefined ? energyArrow(energyClass) : energyLabel(energyClass);
}
