/** Licences under which a package may be used without a question (SPDX names). OFL-1.1 is for fonts. */
export const permissive: ReadonlySet<string> = new Set([
  "MIT",
  "MIT-0",
  "ISC",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "Apache-2.0",
  "0BSD",
  "Unlicense",
  "CC0-1.0",
  "BlueOak-1.0.0",
  "Zlib",
  "OFL-1.1",
  "PostgreSQL",
]);

/** A package that may be used under one licence more, and why that is in order. */
export interface Exception {
  readonly packages: RegExp;
  readonly licence: string;
  /** True when it must not reach production. */
  readonly developmentOnly: boolean;
  readonly reason: string;
}

export const exceptions: readonly Exception[] = [
  {
    packages: /^@img\/sharp-/,
    licence: "LGPL-3.0-or-later",
    developmentOnly: false,
    reason: "libvips, the library under sharp: prebuilt, unchanged and linked dynamically; anyone can exchange it",
  },
  {
    packages: /^lightningcss(-|$)/,
    licence: "MPL-2.0",
    developmentOnly: true,
    reason: "Vite's CSS compiler, used unchanged; what it prints is ours",
  },
  {
    packages: /^(axe-core|@axe-core\/playwright)$/,
    licence: "MPL-2.0",
    developmentOnly: true,
    reason: "finds accessibility faults in tests, used unchanged",
  },
  {
    packages: /^png-js$/,
    licence: "",
    developmentOnly: false,
    reason: "its LICENSE file is MIT; only its package.json does not say so",
  },
  {
    packages: /^caniuse-lite$/,
    licence: "CC-BY-4.0",
    developmentOnly: true,
    reason: "data on browsers for the build, by caniuse.com",
  },
  {
    packages: /^argparse$/,
    licence: "Python-2.0",
    developmentOnly: false,
    reason: "permissive, but no usual SPDX name: the licence of Python, from which it was ported",
  },
  {
    packages: /^argparse$/,
    licence: "PSF-2.0",
    developmentOnly: false,
    reason: "the same licence under the name that newer versions give it",
  },
];
