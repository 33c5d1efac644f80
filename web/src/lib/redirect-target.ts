import { safePath } from "./safe-path.ts";

/**
 * Where a redirect of the graph may lead: a path of our own, or a whole http or https address, which is loaded as a page
 * of its own (SEARCH-21). Null for anything else.
 */
export function redirectTarget(target: string | null | undefined): string | null {
  if (safePath(target, "") !== "") return target ?? null;
  if (!target || !/^https?:\/\/[^\\\s\p{Cc}]+$/iu.test(target) || !URL.canParse(target)) return null;
  const { username, password } = new URL(target);
  return username === "" && password === "" ? target : null;
}
