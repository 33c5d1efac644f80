/**
 * Waits for the code that takes a form. Where it cannot be had, the browser sends the form as it does without scripts: the
 * server has the code, and answers with a page. What does that comes with the work beside the page, and is there by then.
 * @param read what was sent, where it has been read from the request already
 * @returns the code; never settles where the page is left
 */
export const codeOrPlainForm = <Code>(code: Promise<Code>, request: Request, read?: FormData): Promise<Code> =>
  import.meta.env.SSR ? code : code.catch(async () => (await import("./plain-form.ts")).sendPlainForm(request, read));
