import type { Language } from "../../platform/context.ts";
import { pick } from "../language.ts";

/** `EnergyEfficiency` of the graph for a class `A` to `G`; null for products that need no label. */
export function energyEfficiencyOf(energyClass: string | null, language: Language) {
  if (energyClass === null) return null;
  const name = energyClass.toLowerCase();
  return {
    imgPath: `/media/energy/${name}.svg`,
    detailsImgPath: `/media/energy/${name}-label.svg`,
    imgAlt: pick(language, `Energieeffizienzklasse ${energyClass}`, `Energy efficiency class ${energyClass}`),
  };
}
