import { craft } from "./craft.ts";
import { education } from "./education.ts";
import { furniture } from "./furniture.ts";
import { kindergarten } from "./kindergarten.ts";
import type { Department } from "./model.ts";
import { music } from "./music.ts";
import { office } from "./office.ts";
import { school } from "./school.ts";
import { science } from "./science.ts";
import { sport } from "./sport.ts";

/** The departments in the order of the shop's navigation. */
export const departments: readonly Department[] = [school, kindergarten, craft, education, science, sport, music, furniture, office];
