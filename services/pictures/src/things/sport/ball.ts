import { standing } from "../../lib/drawing.ts";
import { circle, ellipse, path, place, repeat } from "../../lib/shapes.ts";
import { floorShadow } from "../../lib/solids.ts";

export const ball = standing(
  (p, k) => {
    const clip = k.clip(circle(400, 300, 222, "#000"));
    const wedges = place(
      repeat(4, (n) =>
        path(
          "M0 -150C60 -150 150 -40 240 90L150 190C100 60 40 -60 0 -150Z",
          [p.accent, "#fffaf0"][n % 2] ?? p.accent,
          `transform="rotate(${n * 90})"`,
        ),
      ) + circle(0, -4, 34, "#fffaf0"),
      356,
      244,
    );
    const stripes =
      p.design === 2
        ? wedges
        : p.pattern === "dots"
          ? repeat(14, (n) => {
              const a = n * 2.4;
              const r = 30 + n * 13;
              return ellipse(400 + Math.cos(a) * r, 300 + Math.sin(a) * r, 34 - n, 32 - n, p.accent);
            })
          : path("M178 250Q400 380 622 250V342Q400 480 178 342Z", k.soft(p.accent)) +
            path(
              "M178 244Q400 372 622 244V254Q400 384 178 254ZM178 338Q400 474 622 338V348Q400 486 178 348Z",
              "#fffaf0",
            ) +
            place(path("M0 -52L15 -17L52 -15L24 9L33 46L0 26L-33 46L-24 9L-52 -15L-15 -17Z", "#fffaf0"), 392, 186, -8);
    return (
      floorShadow(k, 410, 524, 210) +
      circle(400, 300, 222, p.colour) +
      `<g clip-path="${clip}">${stripes}</g>` +
      circle(
        400,
        300,
        222,
        k.radial(
          [
            [0, "#fff", 0.42],
            [0.3, "#fff", 0.08],
            [0.62, "#1a1226", 0.02],
            [0.9, "#1a1226", 0.3],
            [1, "#1a1226", 0.4],
          ],
          0.34,
          0.27,
          0.8,
        ),
      ) +
      ellipse(310, 178, 60, 32, "#fff", 'opacity=".5" transform="rotate(-36 310 178)"') +
      path(
        "M560 440A210 210 0 0 1 400 512",
        "none",
        'stroke="#fff" stroke-width="8" opacity=".16" stroke-linecap="round"',
      )
    );
  },
  [370, 240],
);
