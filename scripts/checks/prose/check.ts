import { existsSync } from "node:fs";
import path from "node:path";

/**
 * Words without a use in plain English of today, and those that turn a process into a person. Written so that this file
 * does not hold the words itself.
 */
const oldFashioned =
  /\b(?:nobod[y]|somebod[y]|anybod[y]|everybod[y]|whoeve[r]|whomeve[r]|tol[d]|ane[w]|henc[e]|thereo[f]|upo[n])\b/i;
const checked = /\.(?:tsx?|md|graphql)$/;
/** What shoppers read follows the language of the shop. */
const copy = /^services\/shop\/seed\/|(?:^|[/-])(?:copy|texts)\.ts$/;

/** Lines with a word that CONTRIBUTING.md rules out, `file:line: why`. @param file from the root, with slashes */
export function oldWordsIn(file: string, text: string): readonly string[] {
  if (!checked.test(file) || copy.test(file)) return [];
  return text.split("\n").flatMap((line, index) => {
    const word = oldFashioned.exec(line)?.[0];
    return word === undefined ? [] : [`${file}:${index + 1}: "${word}": say plainly who does what`];
  });
}

const linked = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g;
const named = /`((?:deploy|docs|operations|schema|scripts|services|tests|web)\/[\w./-]+)`/g;
/** Made by a build or a run, or an example of what the guide has its reader add. */
const notInCheckout = /\/(?:build|generated|further)(?:\/|$)|NNNN|[Ss]itemap|[-/]lu\./;

/** Paths of the checkout that a guide names or links to and that do not exist, `file: path`. */
export function missingPathsIn(root: string, file: string, text: string): readonly string[] {
  const fromHere = [...text.matchAll(linked)].map(([, target = ""]) => path.join(path.dirname(file), target));
  const fromRoot = [...text.matchAll(named)].map(([, target = ""]) => target);
  return [...new Set([...fromHere, ...fromRoot])]
    .filter((target) => !notInCheckout.test(target) && !existsSync(path.join(root, target)))
    .map((target) => `${file}: ${target} does not exist`);
}
