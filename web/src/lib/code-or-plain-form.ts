/** How often a network that is away is tried, in ms. */
const tryEvery = 1_000;

/** Settles once the server answers. A page that is left for a server that cannot be reached is lost, with what is typed. */
const untilReachable = (): Promise<unknown> =>
  fetch("/robots.txt", { method: "HEAD", cache: "no-store" }).catch(() =>
    new Promise((resolve) => setTimeout(resolve, tryEvery)).then(untilReachable),
  );

/**
 * Waits for the code that takes a form. Where it cannot be had, the browser sends the form as it does without scripts: the
 * server has the code, and answers with a page. While the network is away, that waits.
 * @param read what was sent, where it has been read from the request already
 * @returns the code; never settles where the page is left
 */
export const codeOrPlainForm = <Code>(code: Promise<Code>, request: Request, read?: FormData): Promise<Code> =>
  import.meta.env.SSR
    ? code
    : code.catch(() =>
        untilReachable()
          .then(() => import("./plain-form.ts"))
          .then(({ sendPlainForm }) => sendPlainForm(request, read)),
      );
