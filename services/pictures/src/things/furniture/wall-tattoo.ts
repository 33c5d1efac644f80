import { mix, rainbow, shade } from "../../lib/colour.ts";
import { roomy } from "../../lib/drawing.ts";
import { lettering } from "../../lib/lettering.ts";
import { circle, ellipse, group, path, place, repeat } from "../../lib/shapes.ts";
import { leaf } from "../../lib/stages.ts";

export const wallTattoo = roomy(
  (p, k) => {
    const bark = mix(p.accent, "#8a6242", 0.55);
    const branch = path(
      "M372 540Q396 400 380 300Q330 250 260 236Q340 232 386 268Q384 200 350 130Q404 190 412 264Q450 210 520 190Q446 240 424 320Q418 420 446 540Z",
      k.soft(bark),
    );
    const foliage = repeat(30, (n) => {
      const a = n * 2.399;
      const r = 40 + Math.sqrt(n) * 38;
      const [x, y] = [400 + Math.cos(a) * r * 1.24, 206 + Math.sin(a) * r * 0.74];
      if (p.design === 2)
        return n % 2 === 0
          ? circle(x, y, 30 - (n % 3) * 5, [p.colour, mix(p.colour, "#ffffff", 0.35), p.accent][n % 3] ?? p.colour) +
              circle(x, y, 9, "#fff6dd")
          : leaf(k, x, y, (n * 67) % 360, 40, "#7fae63");
      return leaf(
        k,
        x,
        y,
        (n * 67) % 360,
        62,
        n % 3 === 0 ? mix(p.colour, "#ffffff", 0.3) : n % 3 === 1 ? p.colour : shade(p.colour, -0.06),
      );
    });
    const bird = (x: number, y: number, colour: string, s: number) =>
      place(
        ellipse(0, 0, 34, 26, k.sphere(colour)) +
          circle(26, -22, 19, k.sphere(colour)) +
          path("M44 -24l16 5l-16 7Z", "#f2a33a") +
          circle(31, -26, 3.6, "#2b211d") +
          path("M-30 -4L-66 -20L-56 12Z", shade(colour, -0.08)) +
          path("M-14 -6Q10 -24 16 8Q-4 20 -14 -6Z", shade(colour, -0.1)),
        x,
        y,
        0,
        s,
      );
    return group(
      branch +
        foliage +
        bird(610, 420, p.accent, 1.1) +
        bird(178, 400, rainbow(1), 0.95) +
        bird(250, 214, rainbow(7), 0.8) +
        path("M560 452Q620 446 690 456", "none", `stroke="${bark}" stroke-width="9" stroke-linecap="round"`) +
        path("M120 428Q180 420 240 430", "none", `stroke="${bark}" stroke-width="8" stroke-linecap="round"`) +
        lettering(p.text ?? "", 600, 500, 36, p.colour, 240),
      `filter="${k.drop(2, 3, 2, 0.2)}"`,
    );
  },
  [400, 210],
);
