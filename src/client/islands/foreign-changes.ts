/**
 * Lets React update islands in which other software, such as a translator or an ad blocker, has moved or removed elements. React would throw
 * and remove the whole island, together with what the visitor has typed. Based on a workaround by React's maintainers, which skips the call;
 * this code performs the call at the node's present place.
 *
 * @see https://github.com/facebook/react/issues/11538#issuecomment-417504600
 */
export const allowForeignChanges = ({ prototype }: typeof Node): void => {
  // oxlint-disable-next-line typescript/unbound-method -- Both are called below, with the node as `this`.
  const { insertBefore, removeChild } = prototype;
  prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, next: Node | null): Child {
    // Other software may have put an element around the next sibling.
    let sibling = next;
    while (sibling && sibling.parentNode !== this) sibling = sibling.parentNode;
    return insertBefore.call(this, child, sibling) as Child; // Safe cast: `insertBefore` returns the inserted node.
  };
  prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const parent = child.parentNode;
    if (parent) removeChild.call(parent, child);
    return child;
  };
};
