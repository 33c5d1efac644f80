/** Elements that a browser's translation has put into the page, by the text that each one replaces. */
const replacements = new WeakMap<Node, ChildNode>();

/** The node that is in the page for `node`: itself, or what translation has put in its place. */
function shownFor(node: Node, parent: Node): Node {
  let shown: Node = node;
  for (let next: Node | undefined = node; next && shown.parentNode !== parent; next = replacements.get(next))
    shown = next;
  return shown.parentNode === parent ? shown : node;
}

/** True for a text that translation replaced before this code listened: its replacement is not known. */
const isLost = (node: Node): boolean => node instanceof Text && node.parentNode === null;

/**
 * Lets React change a page that the browser has translated. Translation replaces each text by an element; React, which
 * knows the text, could neither remove it nor put something before it, and would drop the whole page. A text that React
 * changes comes back, and the browser translates it again.
 *
 * @returns stops it; for tests
 */
export function followTranslation(page: Node = document.body): () => void {
  const { prototype } = Node;
  const [removeChild, insertBefore] = [prototype.removeChild, prototype.insertBefore];
  // Browsers have no event for it, and React no setting.
  prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    const shown = shownFor(child, this);
    if (!isLost(shown)) removeChild.call(this, shown);
    return child;
  };
  prototype.insertBefore = function insert<Child extends Node>(this: Node, added: Child, next: Node | null): Child {
    const shown = next && shownFor(next, this);
    insertBefore.call(this, added, shown && isLost(shown) ? null : shown);
    return added;
  };
  const changed = new MutationObserver((records) => {
    for (const { target } of records) {
      const shown = replacements.get(target);
      if (!(target instanceof Text) || !shown?.isConnected) continue;
      replacements.delete(target);
      shown.replaceWith(target);
    }
  });
  const replaced = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, previousSibling } of records) {
      const [text] = removedNodes;
      const shown = addedNodes[0] ?? previousSibling;
      if (!(text instanceof Text) || text.isConnected || !(shown instanceof HTMLElement)) continue;
      if (shown.nodeName !== "FONT") continue;
      replacements.set(text, shown);
      changed.observe(text, { characterData: true });
    }
  });
  replaced.observe(page, { childList: true, subtree: true });
  return () => {
    replaced.disconnect();
    changed.disconnect();
    [prototype.removeChild, prototype.insertBefore] = [removeChild, insertBefore];
  };
}
