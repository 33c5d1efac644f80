/**
 * Translates the page as a browser does: puts each text into an element of its own, also one that comes later. It runs
 * in the page, so it uses nothing from outside.
 */
export function translate(): void {
  const kept = new Set(["SCRIPT", "STYLE", "TEXTAREA", "NOSCRIPT", "FONT", "OPTION"]);
  const replace = (text: Text): void => {
    const parent = text.parentElement;
    if (!parent || kept.has(parent.nodeName) || parent.closest("svg") || text.data.trim() === "") return;
    const shown = document.createElement("font");
    shown.append(`«${text.data}»`);
    text.replaceWith(shown);
  };
  const replaceIn = (node: Node): void => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) replace(text);
  };
  replaceIn(document.body);
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => Array.from(addedNodes))) {
      if (node instanceof Text) replace(node);
      else if (node instanceof HTMLElement && node.nodeName !== "FONT") replaceIn(node);
    }
  }).observe(document.body, { childList: true, subtree: true });
}
