import type { Medium } from "../medium.ts";
import { drawPicture } from "../draw.ts";
import type { Picture } from "../picture.ts";
import { energyArrow, energyLabel, isEnergyClass } from "./energy-label.ts";

/** Pictures of pages that show no product: each is a thing that says what happened. */
const scenes: Readonly<Record<string, Picture>> = {
  "not-found": { kind: "magnifier", colour: "#2f6db5", accent: "#f4c430" },
  "empty-basket": { kind: "school-bag", colour: "#3c9a4e", accent: "#f4c430" },
};

/** Finds what an address of a vector picture names: `/media/scenes/<name>.svg`, `/media/energy/<class>[-label].svg`. */
export function findVector(path: string): Medium {
  const [, scene] = /^\/media\/scenes\/([a-z-]+)\.svg$/.exec(path) ?? [];
  const picture = scene !== undefined && Object.hasOwn(scenes, scene) ? scenes[scene] : undefined;
  if (picture) return { state: "text", svg: drawPicture(picture), versioned: false };
  const [, energyClass, isLabel] = /^\/media\/energy\/([a-g])(-label)?\.svg$/.exec(path) ?? [];
  if (energyClass !== undefined && isEnergyClass(energyClass)) {
    return { state: "text", svg: isLabel ? energyLabel(energyClass) : energyArrow(energyClass), versioned: false };
  }
  return { state: "unknown" };
}
